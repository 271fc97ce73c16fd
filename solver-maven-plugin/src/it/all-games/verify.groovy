def log = new File(basedir, 'build.log').text
// Of each: solved and verified, and with an empty state solved again to the same bytes.
['3,4,3-strong': 'Black wins 3,4,3 (strong)',
 '4,4,4-strong': 'Nobody wins 4,4,4 (strong)',
 'plane-3-strong': 'Black wins plane 3 (strong)',
 '3,4,4-strong-turn2-opening1': 'White holds 3,4,4 (strong, 2 stones a turn, 1 in the first)',
 'plane-14-weak-turn2': 'Breaker wins plane 14 (weak, 2 stones a turn, 2 in the first)',
 'hex-3,3-black-b2-white-first': 'Black wins hex 3,3 (hex)',
 'hex-4,4-openings': 'Black wins hex 4,4 (hex), by 4 of 16 first moves'].each { name, headline ->
  assert log.contains(name + ': solved, and added to the archive')
  assert log.contains(name + ': solved again')
  assert log.readLines().count { it.contains(name + ': VERIFIED') && it.contains(headline) } == 2
}
assert new File(basedir, 'proofs/hex-4,4-openings/statement').text.contains('only-by ')
def archived = new File(basedir, '../../../../proofs/hex/4,4/map/certificate')
assert new File(basedir, 'proofs/hex-4,4-openings/certificate').bytes == archived.bytes
