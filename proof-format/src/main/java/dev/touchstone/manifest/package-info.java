/**
 * What stands beside a theorem in an archive: the manifest, the note that signs it, the list of
 * keys. Each is read and printed side by side; nothing here judges anything.
 */
@NullMarked
package dev.touchstone.manifest;

import org.jspecify.annotations.NullMarked;
