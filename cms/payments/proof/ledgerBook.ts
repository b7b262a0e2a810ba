import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { cents, timesCents } from '@framewell/domain/money/cents'
import { creditProject, debitOwnAccount, debitProject, type Posting } from '@framewell/domain/payments/posting'
import fc from 'fast-check'
import type { LedgerOutcome, LedgerTask } from './ledgerWorker'

export const OPERATIONS_PER_BOOK = 250
type Account = 'escrow' | 'fabricator_payable' | 'retainage'
type Operation = Omit<LedgerTask, 'id'>
/** What came of an operation, and whether an earlier attempt of it was lost on the way. */
export type Settled = (operation: Operation) => Promise<{ readonly outcome: LedgerOutcome; readonly again: boolean }>

interface Kept {
  readonly posting: Posting
  readonly postingId: number
  readonly changes: Readonly<Partial<Record<Account, number>>>
  reversed: boolean
}

const operation = fc.record({
  what: fc.constantFrom('deposit', 'release', 'release', 'retain', 'free', 'repeat', 'reuse', 'reverse'),
  cents: fc.integer({ min: 1, max: 50_000 }),
  which: fc.nat(1_000),
})

/** What each step moves: from where, to where. */
const MOVES = {
  deposit: ['bank', 'escrow'],
  release: ['escrow', 'fabricator_payable'],
  retain: ['escrow', 'retainage'],
  free: ['retainage', 'fabricator_payable'],
} as const

/**
 * Random postings of a project, one after the other, beside a book of it: each is answered as the book says (done, refused for lack of money, a key
 * used again, an undoing of what was undone), and the ledger holds what the book holds.
 * @throws AssertionError naming the seed
 */
export async function keepLedgerBook(
  seed: number,
  settle: Settled,
  balancesOf: (project: string) => Promise<Readonly<Record<string, number>>>,
): Promise<void> {
  const project = `PROOF-${seed}`
  const held: Record<Account, number> = { escrow: 0, fabricator_payable: 0, retainage: 0 }
  const kept: Kept[] = []
  const told = ({ outcome, again }: Awaited<ReturnType<Settled>>) =>
    // Asked again after a lost answer, what was done says so in its own way.
    again && outcome.refused === 'alreadyReversed' ? 'done' : (outcome.refused ?? 'done')
  const apply = (changes: Kept['changes'], sign: 1 | -1): boolean => {
    const after = { ...held }
    for (const account of Object.keys(held).filter(isAccount)) after[account] += sign * (changes[account] ?? 0)
    if (Object.values(after).some((cents) => cents < 0)) return false
    Object.assign(held, after)
    return true
  }
  for (const [at, { what, cents: moved, which }] of fc.sample(operation, { numRuns: OPERATIONS_PER_BOOK, seed }).entries()) {
    const words = `${what} ${at} of seed ${seed}`
    const earlier = kept[which % Math.max(1, kept.length)]
    if (what === 'repeat' || what === 'reuse' || what === 'reverse') {
      if (!earlier) continue
      if (what === 'repeat') {
        const { outcome } = await settle({ posting: earlier.posting })
        assert.deepEqual([outcome.postingId, outcome.replayed], [earlier.postingId, true], words)
      } else if (what === 'reuse') {
        const entries = earlier.posting.entries.map((entry) => ({ ...entry, amountCents: timesCents(entry.amountCents, 2) }))
        assert.equal(told(await settle({ posting: { ...earlier.posting, entries } })), 'keyReused', words)
      } else {
        const expected = earlier.reversed ? 'alreadyReversed' : apply(earlier.changes, -1) ? 'done' : 'insufficientFunds'
        const settled = await settle({ reverse: earlier.postingId })
        assert.equal(earlier.reversed ? (settled.outcome.refused ?? 'done') : told(settled), expected, words)
        if (expected === 'done') earlier.reversed = true
      }
    } else {
      const [from, to] = MOVES[what]
      const amount = cents(moved)
      const posting: Posting = {
        key: randomUUID(),
        kind: what,
        description: words,
        entries: [
          from === 'bank' ? debitOwnAccount('bank', amount) : debitProject(project, from, amount),
          creditProject(project, to, amount),
        ],
      }
      const changes = { ...(from === 'bank' ? {} : { [from]: -moved }), [to]: moved }
      const expected = apply(changes, 1) ? 'done' : 'insufficientFunds'
      const settled = await settle({ posting })
      assert.equal(told(settled), expected, words)
      if (expected === 'done') kept.push({ posting, postingId: settled.outcome.postingId ?? 0, changes, reversed: false })
    }
    if (at % 25 === 24) assert.deepEqual(pick(await balancesOf(project)), held, words)
  }
  assert.deepEqual(pick(await balancesOf(project)), held, `seed ${seed}`)
}

function isAccount(kind: string): kind is Account {
  return kind === 'escrow' || kind === 'fabricator_payable' || kind === 'retainage'
}

function pick({ escrow = 0, fabricator_payable = 0, retainage = 0 }: Readonly<Record<string, number>>): Record<Account, number> {
  return { escrow, fabricator_payable, retainage }
}
