
new File(basedir, 'proofs').mkdirs()
new File(basedir, 'proofs/KEYS').text =
    'touchstone keys 1\n' +
    'TEST-ONLY-touchstone 5ef954a4 ed25519 2026-01-01 - dev.touchstone.it 6X1lRuo22Wh1N3T4ihHahN5geWnBOFjyi76aIcs0wU0=\n'

return true
