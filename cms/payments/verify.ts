/**
 * `npm run ledger:verify`: checks the whole ledger of a database, also of a restored backup, and changes nothing. DATABASE_URL names the
 * database; without it the built-in one is read. Exits with 1 when something does not add up.
 */
import pg from 'pg'
import { env } from '../env'
import { startEmbedded } from '../platform/database/embeddedPostgres'
import { BREACH_WORDS } from './invariants/ledgerInvariants'
import { type LedgerFinding, verifyLedger } from './proveLedger'

const WORDS: Readonly<Record<LedgerFinding['what'], string>> = {
  ...BREACH_WORDS,
  unbalancedPosting: 'does not balance',
  balanceDiffers: 'has a balance that is not the sum of its entries',
  belowNothing: 'is below nothing',
  proofDiffers: 'does not follow from the entries: they were changed after the proof',
}

const client = new pg.Client(env.DATABASE_URL ? { connectionString: env.DATABASE_URL } : await startEmbedded(env.DATA_DIR))
await client.connect()
// One snapshot of all tables, however long it takes.
await client.query('begin transaction isolation level repeatable read read only')
const { postings, entries, accounts, proofs, findings } = await verifyLedger(client)
await client.end()
console.log(`${postings} postings, ${entries} entries, ${accounts} accounts, ${proofs} proofs`)
for (const { what, about } of findings) console.log(`${about} ${WORDS[what]}`)
console.log(findings.length === 0 ? 'The ledger adds up.' : `${findings.length} findings.`)
process.exitCode = findings.length === 0 ? 0 : 1
