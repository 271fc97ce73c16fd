def log = new File(basedir, 'build.log').text
assert log.contains('0,0,0: rows and columns must be from 1 to 64')
assert log.contains("<regenerate>: always, ifMissing or onDemand, not 'sometimes'")
assert log.contains('3,3,3-weak: two threads do not give the same bytes every time')
assert log.contains('solver.regenerate=other: no theorem has this name; there are 3,3,3-weak, and all')
assert !log.contains('\tat ')
