
def key = new File(basedir, 'my.key')
key.text = 'PRIVATE+KEY+TEST-ONLY-touchstone+5ef954a4+AZqa1GTiL2LD/JBJMpnJuMfvJUJ6C6vF9PYSSgWABX0U\n'
java.nio.file.Files.setPosixFilePermissions(key.toPath(), java.nio.file.attribute.PosixFilePermissions.fromString('rw-r--r--'))

return true
