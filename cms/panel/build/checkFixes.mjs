/** Ends the panel's build before it begins when Payload no longer has a file or a text that a fix names. */
import { fixes, readFixed } from './fixes.mjs'

for (const file of Object.keys(fixes)) readFixed(file)
