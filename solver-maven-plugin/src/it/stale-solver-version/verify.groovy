def log = new File(basedir, 'build.log').text
assert log =~ /old: solved again, but the bytes differ from those of .*old.certificate: there sha256 [0-9a-f]{64}, \d+ bytes, solver 0\.0\.9; now sha256 [0-9a-f]{64}, \d+ bytes, solver [^ ;]+-SNAPSHOT; to have the archive updated: -Dsolver.update/
assert log.contains('old: solved again, and replaced in the archive')
assert log.contains('old: in the archive, as this solver made it before; not solved again')
assert new File(basedir, 'proofs/old/manifest').text.contains('-SNAPSHOT')
assert !log.contains('\tat ')
