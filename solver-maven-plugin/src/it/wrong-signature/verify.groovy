def log = new File(basedir, 'build.log').text
assert log =~ /manifest: m MATCHES; k INVALID TEST-ONLY-touchstone 5ef954a4 ed25519.* signature/
assert !log.contains('solver.update')
assert !log.contains('\tat ')
