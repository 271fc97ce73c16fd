
// The repository's own archive has what this test needs.
def copy = { from, to ->
  def source = new File(basedir, '../../../../proofs/' + from)
  def target = new File(basedir, 'proofs/' + to)
  target.mkdirs()
  source.eachFile { new File(target, it.name).bytes = it.bytes }
  return target
}

def certificate = new File(copy('weak-mnk/5,5,5', '5,5,5'), 'certificate')
def bytes = certificate.bytes
bytes[45] ^= 1
certificate.bytes = bytes

return true
