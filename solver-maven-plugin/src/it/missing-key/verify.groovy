def log = new File(basedir, 'build.log').text
assert log.contains('there is no key to sign with')
assert log.contains('TOUCHSTONE_KEY')
assert new File(basedir, 'proofs/3,3,3-weak/manifest').text.readLines().every { !it.startsWith('\u2014') }
assert !log.contains('\tat ')
