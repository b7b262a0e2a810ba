import { recordOf } from '@framewell/domain/collections/recordOf'
import { advanceCovered } from './advanceCovered'
import { closedProjectClear } from './closedProjectClear'
import { creditKept } from './creditKept'
import { debtRecorded } from './debtRecorded'
import { escrowHeld } from './escrowHeld'
import type { LedgerInvariant, SqlClient, Touched } from './invariant'
import { receiptUsedOnce } from './receiptUsedOnce'
import { receivablesTied } from './receivablesTied'
import { refundToBuilder } from './refundToBuilder'
import { settledByStatement } from './settledByStatement'
import { shopEarned } from './shopEarned'
import { suspenseWaits } from './suspenseWaits'

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

/** All breaches: of what a transaction touched, or with null of the whole database. */
export async function ledgerBreaches(client: SqlClient, touched: Touched | null): Promise<LedgerBreach[]> {
  const found: LedgerBreach[] = []
  for (const what of NAMES) for (const about of await LEDGER_INVARIANTS[what].breaches(client, touched)) found.push({ what, about })
  return found
}
