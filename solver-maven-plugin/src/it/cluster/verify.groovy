def log = new File(basedir, 'build.log').text
assert log =~ /4,9,4-weak: the node budget is used up after 250 nodes; .*cluster\.log is kept/
assert log =~ /4,9,4-weak: resumes from .*cluster\.log/
assert log.contains('4,9,4-weak: solved, and added to the archive')
assert log.contains('4,9,4-weak: in the archive; not solved again')
assert log =~ /4,9,4-weak: solved again, (with the same bytes as|and replaced) in the archive/
// What must give the same bytes every time is solved without.
assert log.contains('3,3,3-weak: in the archive, as this solver made it before; not solved again')
assert log.contains('3,4,3-strong: solved, and added to the archive')
assert log.contains('Black wins 3,4,3 (strong)')
assert log.count('Maker wins 4,9,4 (weak)') == 3
assert log.contains('4,9,4: <cluster>: 0 to 256 workers, not 257')
assert !new File(basedir, 'target/solver/4,9,4-weak/cluster.log').exists()
assert !log.contains('\tat ')
// Workers of one process need no Hazelcast, and nobody is made to download it.
assert new File(localRepositoryPath, 'dev/touchstone/cluster').isDirectory()
assert !new File(localRepositoryPath, 'com/hazelcast').exists()
