def log = new File(basedir, 'build.log').text
assert log =~ /3,3,3-weak.manifest: m MATCHES; k ABSENT TEST-ONLY-touchstone \(the proof itself is verified\)/
assert !log.contains('\tat ')
