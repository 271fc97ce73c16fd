
// The repository's own archive has what this test needs.
def copy = { from, to ->
  def source = new File(basedir, '../../../../proofs/' + from)
  def target = new File(basedir, 'proofs/' + to)
  target.mkdirs()
  source.eachFile { new File(target, it.name).bytes = it.bytes }
  return target
}

def folder = copy('weak-mnk/3,3,3', '3,3,3')
new File(basedir, 'proofs/KEYS').bytes = new File(basedir, '../../../../proofs/KEYS').bytes
def manifest = new File(folder, 'manifest')
// Another day than the one that was signed.
manifest.setText(manifest.getText('UTF-8').replaceFirst(/date \S+/, 'date 2026-01-02'), 'UTF-8')

return true
