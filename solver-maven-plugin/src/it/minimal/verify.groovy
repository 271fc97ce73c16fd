def log = new File(basedir, 'build.log').text
def theorem = new File(basedir, 'proofs/3,3,3-weak')
assert theorem.list().sort() == ['README.md', 'board.svg', 'certificate', 'manifest', 'statement']
assert new File(theorem, 'statement').text.contains('winner maker')
assert new File(basedir, 'proofs').list().sort() == ['3,3,3-weak', 'README.md', 'index.json', 'index.schema.json']
assert log.contains('3,3,3-weak: solved, and added to the archive')
assert log.contains('3,3,3-weak: in the archive; not solved again')
assert log.count('VERIFIED, 40 steps: Maker wins 3,3,3 (weak)') == 2
def zip = new java.util.zip.ZipFile(new File(basedir, 'target/minimal-1-proofs.zip'))
assert zip.entries().collect { it.name }.contains('3,3,3-weak/certificate')
zip.close()
