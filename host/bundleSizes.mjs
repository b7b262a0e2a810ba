/** Prints the compressed size of the host's browser code and fails when a marketing page's code exceeds the limit. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Gzipped, without micro-frontends. React and React DOM alone are 68 KB. The limit is 2% above the current 92.2 KB. */
const LIMIT_KB = 94
const folder = join(import.meta.dirname, 'dist/client')
const { files } = JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8'))

const kilobytes = (names) =>
  [...new Set(names.flatMap((name) => files[name] ?? []))].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(folder, file.replace('/static/', ''))), { level: 9 }).length / 1000,
    0,
  )
const rows = [
  ['loaded by every page', kilobytes(['boot'])],
  ['marketing page, hydrated', kilobytes(['boot', 'main', 'page'])],
  ['page with a micro-frontend, without its own files', kilobytes(['boot', 'main', 'federation'])],
  ['style sheet of everything a browser may render', kilobytes(['rules'])],
]
for (const [what, size] of rows) console.log(`${size.toFixed(1).padStart(7)} KB gzip  ${what}`)
const marketing = rows[1][1]
if (marketing > LIMIT_KB) {
  console.error(`A marketing page's code is ${marketing.toFixed(1)} KB; the limit is ${LIMIT_KB} KB.`)
  process.exitCode = 1
}
