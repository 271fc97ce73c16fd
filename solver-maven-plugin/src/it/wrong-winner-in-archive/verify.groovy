def log = new File(basedir, 'build.log').text
assert log.contains('3,3,3-weak: the plan says that breaker wins 3,3,3, but')
assert log.contains('statement says maker')
assert !log.contains('\tat ')
