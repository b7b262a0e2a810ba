import { recordOf } from '@framewell/domain/collections/recordOf'
import { z } from 'zod'
import { advanceCovered } from './advanceCovered'
import { closedProjectClear } from './closedProjectClear'
import { creditKept } from './creditKept'
import { debtRecorded } from './debtRecorded'
import { escrowHeld } from './escrowHeld'
import type { LedgerInvariant, SqlClient, Touched, Within } from './invariant'
import { receiptUsedOnce } from './receiptUsedOnce'
import { receivablesTied } from './receivablesTied'
import { refundToBuilder } from './refundToBuilder'
import { settledByStatement } from './settledByStatement'
import { shopEarned } from './shopEarned'
import { suspenseWaits } from './suspenseWaits'
import { EVERYWHERE, TOUCHED } from './within'

/**
 * What must be true about money besides 'debits equal credits'. Each invariant runs in every transaction that posts, just before COMMIT,
 * and over the whole database in `npm run ledger:verify` and the daily proof. To add one, write a `LedgerInvariant` in its own file here
 * and list it below under the name its findings have.
 */
const LEDGER_INVARIANTS = {
  refundToBuilder,
  settledByStatement,
  advanceCovered,
  debtRecorded,
  closedProjectClear,
  shopEarned,
  suspenseWaits,
  creditKept,
  receiptUsedOnce,
  receivablesTied,
  escrowHeld,
} as const satisfies Record<string, LedgerInvariant>
export type LedgerInvariantName = keyof typeof LEDGER_INVARIANTS

export interface LedgerBreach {
  readonly what: LedgerInvariantName
  readonly about: string
}

const NAMES = Object.keys(LEDGER_INVARIANTS).filter((name): name is LedgerInvariantName => name in LEDGER_INVARIANTS)
/** The words that follow the name in each breach. */
export const BREACH_WORDS = recordOf(NAMES, (name) => LEDGER_INVARIANTS[name].words)

/** SQL: all breaches, before those that SQL alone does not tell are confirmed. */
const breachesIn = (within: Within) =>
  NAMES.map((what) => `select '${what}' as what, about from (${LEDGER_INVARIANTS[what].breaches(within)}) as ${what}`).join('\nunion all\n')

const OF_ALL = breachesIn(EVERYWHERE)
/** One statement, which each connection keeps prepared: it runs while the accounts of the transaction are locked. */
const OF_TOUCHED = { name: 'ledger-breaches', text: breachesIn(TOUCHED) }

const breachRows = z.array(z.object({ what: z.enum(NAMES), about: z.string() }))

/** All breaches: of what a transaction touched, or with null of the whole database. */
export async function ledgerBreaches(client: SqlClient, touched: Touched | null): Promise<LedgerBreach[]> {
  const query = touched ? { ...OF_TOUCHED, values: [[...touched.projects], [...touched.postings]] } : OF_ALL
  const rows = breachRows.parse((await client.query(query)).rows)
  const breaches: LedgerBreach[] = []
  for (const what of NAMES) {
    const found = rows.filter((row) => row.what === what).map(({ about }) => about)
    const { confirmed } = LEDGER_INVARIANTS[what]
    const real = confirmed && found.length > 0 ? await confirmed(client, found) : found
    breaches.push(...real.map((about) => ({ what, about })))
  }
  return breaches
}
