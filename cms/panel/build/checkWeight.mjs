/** Prints how much code the browser loads for any screen of the panel, and fails when it is over the limit. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import vm from 'node:vm'
import { gzipSync } from 'node:zlib'

/** Compressed with gzip. It is met by loading our own components when they are shown (panel/later.tsx), not by changing Payload. */
const LIMIT_KB = 900
const folder = join(import.meta.dirname, '../../.next')

/** The manifest of the page that renders every screen lists for each component the files that load with it. */
const written = {}
vm.runInNewContext(readFileSync(join(folder, 'server/app/(payload)/cms/[[...segments]]/page_client-reference-manifest.js'), 'utf8'), {
  globalThis: written,
})
const manifests = Object.values(written.__RSC_MANIFEST ?? {})
const { rootMainFiles } = JSON.parse(readFileSync(join(folder, 'build-manifest.json'), 'utf8'))
const chunks = manifests.flatMap(({ clientModules }) => Object.values(clientModules).flatMap((module) => module.chunks))
const files = new Set([...chunks, ...rootMainFiles].map((file) => file.replace(/^\/?_next\//, '')))
if (chunks.length === 0) throw new Error('The panel names no files: the form of its manifest has changed')

const size = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length / 1000, 0)
console.log(`${size.toFixed(1).padStart(7)} KB gzip  panel, any screen`)
if (size > LIMIT_KB) {
  console.error(`The panel's code is ${size.toFixed(1)} KB; the limit is ${LIMIT_KB} KB.`)
  process.exitCode = 1
}
