/**
 * `npm run faults`: breaks the cms's dependencies, one at a time, during writes, and compares acknowledged writes with rows. Prints one
 * table; a broken promise fails the run. `-- --short` does less of the same, `-- --away=60` leaves the site without the cms for a minute,
 * `-- mail site` runs faults whose name contains such a word.
 */
import { rmSync } from 'node:fs'
import { figureOf, has } from '../../server-kit/testing/commandLine'
import { runParts } from '../../server-kit/testing/runParts'
import { RUN_FOLDER } from './environment'

const short = has('short')
/** Ten minutes by default, as promised. */
const secondsWithoutCms = figureOf('away', short ? 10 : 600)
const { Product } = await import('../Product')
const { databasePaused, databaseRestarts, noConnectionLeft } = await import('./databaseFaults')
const { canMount, databaseDiskFull, diskFull } = await import('./diskFault')
const { canSetClocks } = await import('./Clock')
const { clockJump } = await import('./clockFaults')
const { mailServerMoods } = await import('./mailFaults')
const { cmsAway, siteKilled, sitePaused } = await import('./siteFaults')
const { cmsKilled, cmsPaused } = await import('./processFaults')
const { env } = await import('../../cms/env')

const product = await Product.open(env.DATA_DIR)
const clockJumps = [0, -3600, 2700, 25 * 3600].map((seconds) => [`clockJump${seconds}`, () => clockJump(product, seconds)] as const)
const faults = {
  databaseRestarts: () => databaseRestarts(product, short ? 4 : 20),
  databasePaused: () => databasePaused(product, short ? 3 : 20),
  noConnectionLeft: () => noConnectionLeft(product),
  cmsKilled: () => cmsKilled(product, short ? 2 : 10),
  cmsPaused: () => cmsPaused(product, short ? 3 : 20),
  siteKilled: () => siteKilled(product, short ? 1 : 10),
  sitePaused: () => sitePaused(product, short ? 3 : 20),
  cmsAway: () => cmsAway(product, secondsWithoutCms),
  mailServerMoods: () => mailServerMoods(product, short ? 3 : 20),
  // First without a jump: failures there are unrelated to clocks.
  ...(canSetClocks() ? Object.fromEntries(clockJumps) : {}),
  ...(canMount() ? { diskFull: () => diskFull(product), databaseDiskFull: () => databaseDiskFull(env.DATA_DIR) } : {}),
}
const failed = await runParts(faults).finally(async () => {
  await product.end()
  rmSync(RUN_FOLDER, { recursive: true, force: true })
})
if (!canSetClocks()) console.log("Not tried: jumps of the clock. They need Debian's package faketime.")
if (!canMount()) console.log('Not tried: a full disk. It needs Linux and root, to mount a small disk of its own.')
process.exit(failed > 0 ? 1 : 0)
