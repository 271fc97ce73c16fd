def log = new File(basedir, 'build.log').text
assert log.contains('4,4,4-weak: the plan says that maker wins 4,4,4, but the proof says breaker')
assert !new File(basedir, 'proofs/4,4,4-weak').exists()
// What is wrong with one theorem does not keep the others out.
assert new File(basedir, 'proofs/3,3,3-weak/certificate').exists()
assert !log.contains('\tat ')
