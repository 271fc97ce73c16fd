def log = new File(basedir, 'build.log').text
assert log.count('VERIFIED') == 2
