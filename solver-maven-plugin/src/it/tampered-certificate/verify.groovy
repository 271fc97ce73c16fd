def log = new File(basedir, 'build.log').text
assert log =~ /proofs.5,5,5.certificate: REJECTED [A-Z_]+ step \d+: .+; to see it: java -jar touchstone-verifier.jar/
assert !log.contains('\tat ')
