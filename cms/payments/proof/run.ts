/**
 * `npm run money:proof`: what is promised of money, shown on two processes of the real server over one database. Parts, all unless named:
 * `duplicates` (200 calls at once for one release), `killed` (SIGKILL at every statement of every step), `crashed` (the database stopped around
 * COMMIT), `figures` (the figures of screens against SQL of their own), `random` (100,000 random steps beside a book kept by hand, with kills).
 * `--every=5` kills at each fifth statement, `--skip=2` passes by the first two steps, `--steps=3000`, `--seed=7`, `--lanes=16`. `--minutes=5`
 * ends `random` then, with the steps it has: a quiet machine takes some 20 a second, a busy one far fewer. A promise that does not hold ends it
 * with 1.
 */
import { chmodSync, rmSync } from 'node:fs'
import { ERROR_LOG, RUN_FOLDER } from './environment'

// As root, PostgreSQL runs as another user and has to get in.
chmodSync(RUN_FOLDER, 0o755)
const words = process.argv.slice(2)
const figure = (name: string, usual: number) => Number(words.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? usual)
const only = words.filter((word) => !word.startsWith('--'))
const { MoneyProduct } = await import('./MoneyProduct')
const { crashed, duplicates, figures, killed, random } = await import('./proofs')
const { ledger } = await import('./ledgerProof')

const proofs = {
  duplicates: duplicates(200),
  crashed,
  killed: killed(figure('every', 1), figure('skip', 0)),
  ledger: ledger(figure('operations', 100_000), figure('seed', 20_261_122), figure('lanes', 8)),
  figures: figures(figure('books', 12), figure('seed', 20_261_128)),
  random: random(
    { steps: figure('steps', 100_000), minutes: figure('minutes', Number.POSITIVE_INFINITY) },
    figure('seed', 20_261_122),
    figure('lanes', 16),
  ),
}
const product = await MoneyProduct.open()
let broken = 0
for (const [name, proof] of Object.entries(proofs)) {
  if (only.length > 0 && !only.includes(name)) continue
  const began = performance.now()
  try {
    console.log(`held   ${name}: ${await proof(product)} (${((performance.now() - began) / 1000).toFixed(0)} s)`)
  } catch (error) {
    broken += 1
    console.log(`BROKEN ${name}: ${error instanceof Error ? error.message : error}`)
  }
}
await product.close()
// PostgreSQL may still be writing its last files.
rmSync(RUN_FOLDER, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
if (broken > 0) console.log(`What the servers logged: ${ERROR_LOG}`)
else rmSync(ERROR_LOG, { force: true })
process.exit(broken > 0 ? 1 : 0)
