def log = new File(basedir, 'build.log').text
assert log =~ /5,9,5-weak: the node budget is used up after \d+ nodes; .*checkpoint is kept/
assert log =~ /5,9,5-weak: resumes from .*checkpoint/
assert log.contains('5,9,5-weak: solved, and added to the archive')
assert !new File(basedir, 'target/solver/5,9,5-weak/checkpoint').exists()
assert !log.contains('\tat ')
