def log = new File(basedir, 'build.log').text
assert new File(basedir, 'one/proofs/4,5,4-weak/certificate').exists()
assert new File(basedir, 'two/proofs/5,5,5-weak/certificate').exists()
assert log.contains('there are no theorems in')
assert log.count('solved, and added to the archive') == 2
// The state of the first build is not that of the second: solved again, with the same bytes.
assert log.count('solved again, with the same bytes as in the archive') == 2
