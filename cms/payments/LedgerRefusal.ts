import type { LedgerAccountKind } from '@framewell/domain/payments/ledgerAccount'

export type LedgerRefusalCode = 'insufficientFunds' | 'keyReused' | 'alreadyReversed' | 'unknownPosting'

const WORDS: Record<LedgerRefusalCode, (about: string) => string> = {
  insufficientFunds: (account) => `${account} does not hold enough for this. Nothing was moved.`,
  keyReused: (key) => `The step ${key} was posted before with other amounts. Nothing was moved.`,
  alreadyReversed: (key) => `${key} was reversed before. Nothing was moved.`,
  unknownPosting: (key) => `There is no posting ${key}.`,
}

/** The ledger refuses a posting: nothing was written, and the transaction must not commit. */
export class LedgerRefusal extends Error {
  override readonly name = 'LedgerRefusal'
  readonly code: LedgerRefusalCode
  /** The account whose balance would have become negative. */
  readonly account: LedgerAccountKind | undefined
  constructor(code: LedgerRefusalCode, about: string, account?: LedgerAccountKind) {
    super(WORDS[code](about))
    this.code = code
    this.account = account
  }
}
