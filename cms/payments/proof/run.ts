/**
 * `npm run money:proof`: what is promised of money, shown on two processes of the real server over one database. Parts, all unless named:
 * `duplicates` (200 calls at once for one release), `killed` (SIGKILL at every statement of every step), `crashed` (the database stopped around
 * COMMIT), `figures` (the figures of screens against SQL of their own), `random` (100,000 random steps beside a book kept by hand, with kills).
 * `--every=5` kills at each fifth statement, `--skip=2` passes by the first two steps, `--steps=3000`, `--seed=7`, `--lanes=16`. `--minutes=5`
 * ends `random` then, with the steps it has: a quiet machine takes some 20 a second, a busy one far fewer. A promise that does not hold ends it
 * with 1.
 */
import { rmSync } from 'node:fs'
import { figureOf } from '@framewell/server-kit/testing/commandLine'
import { runParts } from '@framewell/server-kit/testing/runParts'
import { ERROR_LOG, RUN_FOLDER } from './environment'

const { MoneyProduct } = await import('./MoneyProduct')
const { crashed, duplicates, figures, killed, random } = await import('./proofs')
const { ledger } = await import('./ledgerProof')

const proofs = {
  duplicates: duplicates(200),
  crashed,
  killed: killed(figureOf('every', 1), figureOf('skip', 0)),
  ledger: ledger(figureOf('operations', 100_000), figureOf('seed', 20_261_122), figureOf('lanes', 8)),
  figures: figures(figureOf('books', 12), figureOf('seed', 20_261_128)),
  random: random(
    { steps: figureOf('steps', 100_000), minutes: figureOf('minutes', Number.POSITIVE_INFINITY) },
    figureOf('seed', 20_261_122),
    figureOf('lanes', 16),
  ),
}
const product = await MoneyProduct.open()
const parts = Object.entries(proofs).map(([name, proof]) => [name, async () => ({ note: await proof(product), broken: [] })] as const)
const failed = await runParts(Object.fromEntries(parts))
await product.close()
// PostgreSQL may still be writing its last files.
rmSync(RUN_FOLDER, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
if (failed > 0) console.log(`What the servers logged: ${ERROR_LOG}`)
else rmSync(ERROR_LOG, { force: true })
process.exit(failed > 0 ? 1 : 0)
