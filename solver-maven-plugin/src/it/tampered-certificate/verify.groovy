def log = new File(basedir, 'build.log').text
assert log =~ /proofs.5,5,5.certificate: REJECTED [A-Z_]+ step \d+: .+; to see it: java -jar /
assert !log.contains('\tat ')
// The command in the line shows the same: its jar is the one that was installed for this build.
def command = log.find(/to see it: (java -jar \S+ \S+ \S+)/) { whole, words -> words }
assert command.split(' ')[2].endsWith('-standalone.jar')
def verifier = command.execute()
def verdict = verifier.text.trim()
assert verifier.waitFor() == 1
assert log.contains('certificate: ' + verdict.substring(2) + ': ')
