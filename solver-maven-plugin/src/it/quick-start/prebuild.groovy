
def page = new File(basedir, '../../../../docs/maven.md').text
def pom = page.find(/(?s)```xml\n(.*?)```/) { whole, xml -> xml }
new File(basedir, 'empty').mkdirs()
new File(basedir, 'empty/pom.xml').text = pom

return true
