import { type Cents, sumCents } from '../money/cents'
import { negateCents } from '../money/differences'
import { type HouseAccountKind, LEDGER_ACCOUNTS, type LedgerAccountKind, type ProjectAccountKind } from './ledgerAccount'

/** One line of a posting. Debits are positive, credits negative, in cents. */
export interface LedgerEntry {
  readonly account: LedgerAccountKind
  /** The project whose account it is; null for an account of the house. */
  readonly projectId: string | null
  readonly amountCents: Cents
}

/** What a business step moves, all at once or not at all. */
export interface Posting {
  /** Made from the step itself ('release:{project}:delivery'), so that a step can never be posted twice. */
  readonly key: string
  readonly kind: string
  readonly description: string
  readonly entries: readonly LedgerEntry[]
}

/** Why a posting is not one. */
export type PostingFlaw = 'empty' | 'unbalanced' | 'notWholeCents' | 'zeroEntry' | 'wrongOwner'

/** Checks what must be true of every posting before the database checks it again: whole cents, nothing zero, debits equal to credits. */
export function postingFlaw({ entries }: Posting): PostingFlaw | undefined {
  if (entries.length < 2) return 'empty'
  if (entries.some(({ amountCents }) => !Number.isSafeInteger(amountCents))) return 'notWholeCents'
  if (entries.some(({ amountCents }) => amountCents === 0)) return 'zeroEntry'
  if (entries.some(({ account, projectId }) => (LEDGER_ACCOUNTS[account].of === 'project') !== (projectId !== null))) return 'wrongOwner'
  return sumCents(entries.map(({ amountCents }) => amountCents)) === 0 ? undefined : 'unbalanced'
}

/** A debit of a house account. */
export function debitHouse(account: HouseAccountKind, amountCents: Cents): LedgerEntry {
  return { account, projectId: null, amountCents }
}

export function creditHouse(account: HouseAccountKind, amountCents: Cents): LedgerEntry {
  return { account, projectId: null, amountCents: negateCents(amountCents) }
}

export function debitProject(projectId: string, account: ProjectAccountKind, amountCents: Cents): LedgerEntry {
  return { account, projectId, amountCents }
}

export function creditProject(projectId: string, account: ProjectAccountKind, amountCents: Cents): LedgerEntry {
  return { account, projectId, amountCents: negateCents(amountCents) }
}

/** What entries move: the sum of their debits. */
export function movedCents(entries: readonly Pick<LedgerEntry, 'amountCents'>[]): Cents {
  return sumCents(entries.map(({ amountCents }) => amountCents).filter((amount) => amount > 0))
}

/** Leaves out entries of nothing, so that a step may compute parts that happen to be zero. */
export function moving(entries: readonly LedgerEntry[]): readonly LedgerEntry[] {
  return entries.filter(({ amountCents }) => amountCents !== 0)
}

/** The posting that undoes another: every entry with the other sign. A posting can be undone once. */
export function reversalOf(posting: Posting, reason: string): Posting {
  return {
    key: `reversal:${posting.key}`,
    kind: 'reversal',
    description: `Reversal of '${posting.description}': ${reason}`,
    entries: posting.entries.map((entry) => ({ ...entry, amountCents: negateCents(entry.amountCents) })),
  }
}
