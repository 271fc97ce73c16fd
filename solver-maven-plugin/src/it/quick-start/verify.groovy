def log = new File(basedir, 'build.log').text
def page = new File(basedir, '../../../../docs/maven.md').text
// What the page shows is what was printed, line by line.
def shown = page.findAll(/(?s)```\n\$ mvn verify\n(.*?)```/) { whole, lines -> lines }
assert shown.size() == 2
shown.join().readLines().each { line -> assert log.readLines().contains(line) }
def archived = new File(basedir, '../../../../proofs/weak-mnk/7,7,5/certificate')
assert new File(basedir, 'empty/proofs/7,7,5-weak/certificate').bytes == archived.bytes
