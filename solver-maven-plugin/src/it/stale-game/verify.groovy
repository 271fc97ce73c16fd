def log = new File(basedir, 'build.log').text
assert log =~ /mine: stale: .*mine.statement is about another game than 4,4,4/
assert new File(basedir, 'proofs/mine/statement').text.contains('board 4,4,4')
assert !log.contains('\tat ')
