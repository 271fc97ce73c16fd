def log = new File(basedir, 'build.log').text
assert log.contains('my.key: others may use this private key; say chmod 600')
assert !log.contains('5ef954a4+')
assert !log.contains('\tat ')
