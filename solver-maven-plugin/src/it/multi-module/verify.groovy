def log = new File(basedir, 'build.log').text
assert new File(basedir, 'one/proofs/4,5,4-weak/certificate').exists()
assert new File(basedir, 'two/proofs/5,5,5-weak/certificate').exists()
assert new File(basedir, 'one/proofs/two.hg-weak/statement').text.contains('winner breaker')
// The parent has no theorems of its own, and nobody is warned of that.
assert log.count('no theorems here, and none expected') == 2
assert !log.contains('there are no theorems in')
assert log.contains('1 theorem verified in')
assert log.count('solved, and added to the archive') == 3
// The state of the first build is not that of the second: solved again, with the same bytes.
assert log.count('solved again, with the same bytes as in the archive') == 2
