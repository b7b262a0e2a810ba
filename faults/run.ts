/**
 * `npm run faults`: breaks the cms's dependencies, one at a time, during writes, and compares acknowledged writes with rows. Prints one
 * table; a broken promise fails the run. `-- --short` does less of the same, `-- --away=60` leaves the site without the cms for a minute,
 * `-- mail site` runs faults whose name contains such a word.
 */
import { chmodSync, rmSync } from 'node:fs'
import { RUN_FOLDER } from './environment'

// As root, PostgreSQL runs as another user, who needs access.
chmodSync(RUN_FOLDER, 0o755)
const words = process.argv.slice(2)
const short = words.includes('--short')
/** Ten minutes by default, as promised. */
const secondsWithoutCms = Number(words.find((word) => word.startsWith('--away='))?.slice('--away='.length) ?? (short ? 10 : 600))
const only = words.filter((word) => !word.startsWith('--'))
const { stopEmbedded } = await import('../cms/platform/database/embeddedPostgres')
const { Product } = await import('./Product')
const { databasePaused, databaseRestarts, noConnectionLeft } = await import('./databaseFaults')
const { canMount, databaseDiskFull, diskFull } = await import('./diskFault')
const { canSetClocks } = await import('./Clock')
const { clockJump } = await import('./clockFaults')
const { mailServerMoods } = await import('./mailFaults')
const { cmsAway, siteKilled, sitePaused } = await import('./siteFaults')
const { cmsKilled, cmsPaused } = await import('./processFaults')
const { env } = await import('../cms/env')

const product = new Product(env.DATA_DIR)
const faults = [
  { name: 'databaseRestarts', fault: () => databaseRestarts(product, short ? 4 : 20) },
  { name: 'databasePaused', fault: () => databasePaused(product, short ? 3 : 20) },
  { name: 'noConnectionLeft', fault: () => noConnectionLeft(product) },
  { name: 'cmsKilled', fault: () => cmsKilled(product, short ? 2 : 10) },
  { name: 'cmsPaused', fault: () => cmsPaused(product, short ? 3 : 20) },
  { name: 'siteKilled', fault: () => siteKilled(product, short ? 1 : 10) },
  { name: 'sitePaused', fault: () => sitePaused(product, short ? 3 : 20) },
  { name: 'cmsAway', fault: () => cmsAway(product, secondsWithoutCms) },
  { name: 'mailServerMoods', fault: () => mailServerMoods(product, short ? 3 : 20) },
  // First without a jump: failures there are unrelated to clocks.
  ...(canSetClocks()
    ? [0, -3600, 2700, 25 * 3600].map((seconds) => ({ name: `clockJump${seconds}`, fault: () => clockJump(product, seconds) }))
    : []),
  ...(canMount()
    ? [
        { name: 'diskFull', fault: () => diskFull(product) },
        { name: 'databaseDiskFull', fault: () => databaseDiskFull(env.DATA_DIR) },
      ]
    : []),
]
const outcomes = []
try {
  await product.prepare()
  for (const { name, fault } of faults) {
    if (only.length > 0 && !only.some((word) => name.includes(word))) continue
    const outcome = await fault()
    outcomes.push(outcome)
    console.log(`${outcome.broken.length === 0 ? 'held  ' : 'BROKEN'} ${outcome.fault}`)
  }
} finally {
  await product.stop()
  await stopEmbedded(env.DATA_DIR).catch(() => undefined)
  rmSync(RUN_FOLDER, { recursive: true, force: true })
}
console.table(
  outcomes.map(({ fault, acknowledged, lost, recoveredSeconds, broken }) => ({
    fault,
    acknowledged,
    lost,
    'recovered, s': Number(recoveredSeconds.toFixed(2)),
    broken: broken.join('; '),
  })),
)
if (!canSetClocks()) console.log("Not tried: jumps of the clock. They need Debian's package faketime.")
if (!canMount()) console.log('Not tried: a full disk. It needs Linux and root, to mount a small disk of its own.')
process.exit(outcomes.some(({ broken }) => broken.length > 0) ? 1 : 0)
