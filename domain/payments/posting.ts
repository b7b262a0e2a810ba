import { type Cents, sumCents } from '../money/cents'
import { negateCents } from '../money/differences'
import { LEDGER_ACCOUNTS, type LedgerAccountKind, type OwnAccountKind, type ProjectAccountKind } from './ledgerAccount'

/** One line of a posting, in cents. Debits are positive, credits negative. */
export interface LedgerEntry {
  readonly account: LedgerAccountKind
  /** The project the account belongs to; null for Framewell's own accounts. */
  readonly projectId: string | null
  readonly amountCents: Cents
}

/** The entries of one business step, posted atomically. */
export interface Posting {
  /** Derived from the step ('release:{project}:delivery'), so that a step can't be posted twice. */
  readonly key: string
  readonly kind: string
  readonly description: string
  readonly entries: readonly LedgerEntry[]
}

/** Why a posting is invalid. */
export type PostingFlaw = 'empty' | 'unbalanced' | 'notWholeCents' | 'zeroEntry' | 'wrongOwner'

/** Checks the invariants of every posting, which the database enforces again: whole cents, no zero entries, debits equal credits. */
export function postingFlaw({ entries }: Posting): PostingFlaw | undefined {
  if (entries.length < 2) return 'empty'
  if (entries.some(({ amountCents }) => !Number.isSafeInteger(amountCents))) return 'notWholeCents'
  if (entries.some(({ amountCents }) => amountCents === 0)) return 'zeroEntry'
  if (entries.some(({ account, projectId }) => (LEDGER_ACCOUNTS[account].of === 'project') !== (projectId !== null))) return 'wrongOwner'
  return sumCents(entries.map(({ amountCents }) => amountCents)) === 0 ? undefined : 'unbalanced'
}

/** A debit of one of Framewell's own accounts. */
export function debitOwnAccount(account: OwnAccountKind, amountCents: Cents): LedgerEntry {
  return { account, projectId: null, amountCents }
}

export function creditOwnAccount(account: OwnAccountKind, amountCents: Cents): LedgerEntry {
  return { account, projectId: null, amountCents: negateCents(amountCents) }
}

export function debitProject(projectId: string, account: ProjectAccountKind, amountCents: Cents): LedgerEntry {
  return { account, projectId, amountCents }
}

export function creditProject(projectId: string, account: ProjectAccountKind, amountCents: Cents): LedgerEntry {
  return { account, projectId, amountCents: negateCents(amountCents) }
}

/** The amount entries move: the sum of their debits. */
export function movedCents(entries: readonly Pick<LedgerEntry, 'amountCents'>[]): Cents {
  return sumCents(entries.map(({ amountCents }) => amountCents).filter((amount) => amount > 0))
}

/** Drops zero entries, so that a step may compute parts that are zero. */
export function moving(entries: readonly LedgerEntry[]): readonly LedgerEntry[] {
  return entries.filter(({ amountCents }) => amountCents !== 0)
}

/** The posting that reverses another: every entry with the opposite sign. A posting can be reversed once. */
export function reversalOf(posting: Posting, reason: string): Posting {
  return {
    key: `reversal:${posting.key}`,
    kind: 'reversal',
    description: `Reversal of '${posting.description}': ${reason}`,
    entries: posting.entries.map((entry) => ({ ...entry, amountCents: negateCents(entry.amountCents) })),
  }
}
