def log = new File(basedir, 'build.log').text
// All three goals in the first two builds, none of them in the third but for solve, which fails.
assert log.count('] skipped') == 6
assert log =~ /3,3,3-weak: there is no proof in .*proofs.3,3,3-weak; restore it; to have it solved again: -Dsolver.regenerate=3,3,3-weak/
assert !new File(basedir, 'proofs').exists()
assert !log.contains('\tat ')
