/**
 * `npm run faults`: breaks what the cms stands on, one thing at a time, under writes, and counts acknowledged writes against rows.
 * Prints one table; a promise that does not hold fails the run. `-- --short` does less of the same.
 */
import { chmodSync, rmSync } from 'node:fs'
import { RUN_FOLDER } from './environment'

// As root, PostgreSQL runs as another user and has to get in.
chmodSync(RUN_FOLDER, 0o755)
const short = process.argv.includes('--short')
const { stopEmbedded } = await import('../cms/database/embeddedPostgres')
const { Product } = await import('./Product')
const { databasePaused, databaseRestarts, noConnectionLeft } = await import('./databaseFaults')
const { canMount, diskFull } = await import('./diskFault')
const { cmsKilled, cmsPaused } = await import('./processFaults')
const { env } = await import('../cms/env')

const product = new Product(env.DATA_DIR)
const faults = [
  () => databaseRestarts(product, short ? 4 : 20),
  () => databasePaused(product, short ? 3 : 20),
  () => noConnectionLeft(product),
  () => cmsKilled(product, short ? 2 : 10),
  () => cmsPaused(product, short ? 3 : 20),
  ...(canMount() ? [() => diskFull(product)] : []),
]
const outcomes = []
try {
  await product.prepare()
  for (const fault of faults) {
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
if (!canMount()) console.log('Not tried: a full disk. It needs Linux and root, to mount a small disk of its own.')
process.exit(outcomes.some(({ broken }) => broken.length > 0) ? 1 : 0)
