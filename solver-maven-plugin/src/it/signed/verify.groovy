def log = new File(basedir, 'build.log').text
def manifest = new File(basedir, 'proofs/3,3,3-weak/manifest').getText('UTF-8')
assert manifest.contains('\u2014 TEST-ONLY-touchstone ')
assert manifest.contains('date 2026-11-18\n')
assert manifest.contains('namespace dev.touchstone.it\n')
assert new File(basedir, 'proofs/index.json').text.contains('"keyId": "5ef954a4"')
assert log.contains('everything is signed already')
assert log.contains('3,3,3-weak: VERIFIED, 40 steps, signed by TEST-ONLY-touchstone+5ef954a4: Maker wins 3,3,3 (weak)')
assert !log.contains('AZqa1GTiL2LD')
