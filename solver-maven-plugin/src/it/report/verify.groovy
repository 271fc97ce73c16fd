def log = new File(basedir, 'build.log').text
def page = new File(basedir, 'target/site/theorems.html').text
assert page.contains('Breaker wins 7,7,6 (weak)')
assert page.contains('<svg ')
assert log.count('theorems.html written') == 2
assert log.contains('COVER      1')
assert log.contains('solver.requiredSigners')
