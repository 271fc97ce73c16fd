def log = new File(basedir, 'build.log').text
assert log =~ /proofs.index.json: not what follows from the theorems \(from line 2 on\); restore it; to have the archive updated: -Dsolver.update/
assert log =~ /proofs.3,3,3.board.svg: missing/
assert !log.contains('\tat ')
