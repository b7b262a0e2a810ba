import { randomUUID } from 'node:crypto'
import { paymentTermsFor } from '@framewell/domain/credit/paymentTerms'
import { TIERS } from '@framewell/domain/credit/tier'
import { resolveDispute } from '@framewell/domain/payments/disputes'
import { factoringOffer } from '@framewell/domain/payments/factoring'
import { type PlannedInvoice, plannedInvoices } from '@framewell/domain/payments/invoices'
import { INITIAL_RELEASE_POLICY, PHASES, type Phase } from '@framewell/domain/payments/phases'
import { phaseRefusal, phaseRelease, receivableCents } from '@framewell/domain/payments/releasePhase'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { env } from '../env'
import { bootCms, type TestCms } from '../testing/bootCms'
import { moneyDesk } from '../testing/moneyDesk'
import { verifyLedger } from './proveLedger'

/** `MONEY_OPS=100000` runs the long form; the seed of a run that fails is `MONEY_SEED`. */
const OPERATIONS = Number(process.env.MONEY_OPS ?? 60)
const SEED = Number(process.env.MONEY_SEED ?? 20261122)
const POLICY = INITIAL_RELEASE_POLICY

let cms: TestCms
let desk: Awaited<ReturnType<typeof moneyDesk>>
let killer: pg.Client
beforeAll(async () => {
  cms = await bootCms()
  desk = await moneyDesk(cms)
  killer = new pg.Client({ connectionString: env.DATABASE_OWNER_URL })
  await killer.connect()
})
afterAll(async () => {
  await killer.end()
  await cms.stop()
})

/** A project as somebody keeps it by hand, one step after the other. */
interface Book {
  readonly number: string
  readonly price: number
  readonly bills: (PlannedInvoice & { readonly invoice: string })[]
  readonly completed: Phase[]
  readonly waived: Set<Phase>
  reached: number
  dispute: string | undefined
  refunded: number
  done: boolean
  money: Record<'escrow' | 'fabricator_payable' | 'retainage' | 'advance' | 'receivable' | 'builder_payable', number>
}
type Asked = { readonly status: number; readonly body: Awaited<ReturnType<typeof desk.ask>>['body'] }

/** Asks until there is an answer: a connection that was cut says nothing about what happened, and the same key makes nothing twice. */
async function surely(ask: (key: string) => Promise<Asked>): Promise<Asked> {
  const key = randomUUID()
  for (let tries = 0; tries < 60; tries++) {
    const answer = await ask(key).catch(() => undefined)
    if (answer && answer.status < 500 && answer.body.code !== 'requestInFlight') return answer
  }
  throw new Error('No answer after 60 tries')
}
const send = (who: 'builder' | 'shop' | 'operator', path: string, json: unknown) =>
  surely((key) => desk.ask(who === 'operator' ? desk.operators[0] : desk[who].person, path, json, { headers: { 'idempotency-key': key } }))
const told = ({ status, body }: Asked): string => (status < 300 ? 'done' : body.code)

const steps = {
  async pay(book: Book) {
    const bill = book.bills.shift()
    if (!bill) return
    const content = desk.statement([{ cents: bill.amountCents, text: bill.invoice }])
    expect(told(await surely(() => desk.importStatement(content)))).toBe('done')
    if (bill.prepaid) book.money.escrow += bill.amountCents
    else book.money.receivable -= bill.amountCents
  },
  async reach(book: Book) {
    const phase = PHASES[book.reached]
    if (!phase) return
    await killer.query('update orders set stage = $2 where number = $1', [book.number, STAGES[phase]])
    book.reached += 1
  },
  async sign(book: Book) {
    const phase = PHASES[book.completed.length]
    if (!phase || book.waived.has(phase)) return
    const path = `/projects/${book.number}/waivers/${phase}/conditional`
    const { body } = await surely(() => desk.ask(desk.shop.person, path))
    expect(told(await send('shop', path, { signature: 'Sam Shop', textHash: body.textHash }))).toBe('done')
    book.waived.add(phase)
  },
  async complete(book: Book, at: number) {
    const phase = PHASES[at % PHASES.length] ?? 'delivery'
    const { money } = book
    const release = phaseRelease(book.price, phase, POLICY, money.advance, book.refunded)
    const state = {
      completed: book.completed,
      stageReached: book.reached > PHASES.indexOf(phase),
      disputeOpen: book.dispute !== undefined,
      waiversComplete: book.waived.has(phase),
      escrowCents: money.escrow,
    }
    const expected = book.done ? 'projectClosed' : phaseRefusal(phase, state, release)
    const answer = await send('operator', `/projects/${book.number}/phase-complete`, { phase })
    // A phase that is complete answers its release again.
    if (book.completed.includes(phase)) expect(told(answer)).toBe('done')
    else expect(told(answer)).toBe(expected ?? 'done')
    if (expected) return
    money.escrow -= release.grossCents
    money.retainage += release.retainageCents
    money.advance -= release.repaidCents
    money.fabricator_payable += release.netCents
    book.completed.push(phase)
  },
  async factor(book: Book) {
    const { money } = book
    const receivable = receivableCents(book.price, POLICY, book.completed, book.refunded)
    const offer = factoringOffer(receivable, money.advance, 'High', 'standard')
    const possible = !book.done && book.dispute === undefined && money.escrow >= receivable && offer.advanceCents > 0
    const asked = await send('shop', '/factoring', { projectId: book.number, urgency: 'standard' })
    expect(told(asked) === 'done').toBe(possible)
    if (!possible) return
    expect(told(await send('operator', `/factoring/${asked.body.request.id}/decide`, { decision: 'approve', reason: 'good' }))).toBe('done')
    money.advance += offer.advanceCents
    money.fabricator_payable += offer.paidCents
  },
  async dispute(book: Book, at: number) {
    const { money } = book
    if (book.dispute === undefined) {
      const json = { projectId: book.number, reason: 'other', description: 'Something about it is not right.' }
      const answer = await send('builder', '/disputes', json)
      const held = money.escrow + money.retainage > 0
      expect(told(answer)).toBe(held ? 'done' : 'nothingHeld')
      if (held) book.dispute = answer.body.dispute.id
      return
    }
    const outcome = (['release', 'refund', 'split'] as const)[at % 3] ?? 'release'
    const delivered = book.completed.length === PHASES.length
    const held = delivered
      ? money.retainage
      : Math.min(money.escrow, phaseRelease(book.price, 'delivery', POLICY, 0, book.refunded).netCents)
    const split = outcome === 'split' ? Math.max(1, Math.floor(held / 3)) : undefined
    const expected = resolveDispute(outcome, held, split)
    const json = { outcome, reason: 'decided', ...(split ? { refundCents: split } : {}) }
    const answer = await send('operator', `/disputes/${book.dispute}/resolve`, json)
    expect(told(answer)).toBe('refusal' in expected ? expected.refusal : 'done')
    if ('refusal' in expected) return
    const credited = Math.min(expected.refundCents, money.receivable)
    money.receivable -= credited
    money.builder_payable += expected.refundCents - credited
    // What was credited is no longer billed; such bills are not paid by this test any more.
    if (credited > 0) book.bills.splice(0, book.bills.length, ...book.bills.filter(({ prepaid }) => prepaid))
    if (delivered) {
      money.retainage = 0
      money.fabricator_payable += expected.releaseCents
      book.done = true
    } else {
      money.escrow -= expected.refundCents
      book.refunded += expected.refundCents
    }
    book.dispute = undefined
  },
  async accept(book: Book) {
    const answer = await send('builder', `/projects/${book.number}/retainage-release`, {})
    const delivered = book.completed.length === PHASES.length
    const refusal = !delivered ? 'notDelivered' : book.done ? 'releasedAlready' : book.dispute ? 'disputeOpen' : 'done'
    expect(told(answer)).toBe(refusal)
    if (refusal !== 'done') return
    book.money.fabricator_payable += book.money.retainage
    book.money.retainage = 0
    book.done = true
  },
}
const STAGES = {
  fabrication_start: 'fabrication_started',
  quality_check: 'fabrication_complete',
  shipment: 'in_transit',
  delivery: 'delivered_to_site',
} as const

const operation = fc.record({
  what: fc.constantFrom(
    'pay',
    'pay',
    'reach',
    'sign',
    'sign',
    'complete',
    'complete',
    'complete',
    'factor',
    'dispute',
    'accept',
  ) satisfies fc.Arbitrary<keyof typeof steps>,
  at: fc.nat(11),
  /** Cuts the connections of the server while the step is under way, some before its COMMIT and some after. */
  cut: fc.integer({ min: 0, max: 19 }).map((n) => n === 0),
})
const opening = fc.record({ price: fc.integer({ min: 101, max: 9_999_999 }), tier: fc.constantFrom(...TIERS) })

async function tried<T>(work: () => Promise<T>, left = 20): Promise<T> {
  return work().catch((error: unknown) => {
    if (left === 0) throw error
    return tried(work, left - 1)
  })
}

async function openBook({ price, tier }: { price: number; tier: (typeof TIERS)[number] }): Promise<Book> {
  // A cut that comes late meets this connection: then a new order is opened, and the first one never was.
  const number = await tried(() => desk.project(price, tier))
  const planned = plannedInvoices(price, paymentTermsFor(tier))
  const { body } = await surely(() => desk.ask(desk.operators[0], `/projects/${number}`))
  const onCredit = planned.reduce((sum, { prepaid, amountCents }) => sum + (prepaid ? 0 : amountCents), 0)
  return {
    number,
    price,
    bills: planned.map((bill, at) => ({ ...bill, invoice: body.project.invoices[at].number })),
    completed: [],
    waived: new Set(),
    reached: 0,
    dispute: undefined,
    refunded: 0,
    done: false,
    money: { escrow: onCredit, fabricator_payable: 0, retainage: 0, advance: 0, receivable: onCredit, builder_payable: 0 },
  }
}

async function cutConnections(): Promise<void> {
  await killer.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name = 'framewell' and state <> 'idle'`,
  )
}

/** What the ledger says of a project, by account; read again when that connection was cut too. */
async function ledgerOf({ number }: Book): Promise<Record<string, number>> {
  const read = () =>
    cms.payload.db.pool.query<{ kind: string; cents: number }>(
      'select kind, balance_cents::float8 as cents from ledger_accounts where project_id = $1',
      [number],
    )
  const { rows } = await tried(read)
  return Object.fromEntries(rows.map(({ kind, cents }) => [kind, cents]))
}

const STEPS_PER_PROJECT = 30
async function keepBook(one: { price: number; tier: (typeof TIERS)[number] }, index: number): Promise<void> {
  const book = await openBook(one)
  for (const { what, at, cut } of fc.sample(operation, { numRuns: STEPS_PER_PROJECT, seed: SEED + index })) {
    const cutting = cut ? cutConnections() : undefined
    await steps[what](book, at)
    await cutting
    const held = await ledgerOf(book)
    for (const [kind, cents] of Object.entries(book.money)) expect(held[kind] ?? 0, `${kind} of ${book.number} after ${what}`).toBe(cents)
  }
}

it(
  `keeps what a book kept by hand says, over ${OPERATIONS} random steps and cut connections (seed ${SEED})`,
  async () => {
    const projects = Math.max(1, Math.round(OPERATIONS / STEPS_PER_PROJECT))
    for (const [index, one] of fc.sample(opening, { numRuns: projects, seed: SEED }).entries()) {
      await keepBook(one, index)
      if (index % 100 === 99) console.log(`${(index + 1) * STEPS_PER_PROJECT} steps`)
    }
    expect((await verifyLedger(killer)).findings).toEqual([])
  },
  Math.max(120_000, OPERATIONS * 1_000),
)
