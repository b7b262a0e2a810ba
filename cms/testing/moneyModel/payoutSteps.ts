import assert from 'node:assert/strict'
import { accountOf, type Book, type BookPayout, giveBack, type Payee, payoutsOf, takeBack, waitingFor } from './book'
import { type Lane, retried } from './Lane'
import { type ModelStep, REFUSED } from './modelStep'
import { told } from './told'

const sumOf = (payouts: readonly BookPayout[]) => payouts.reduce((sum, { amount }) => sum + amount, 0)
const pick = <T>(from: readonly T[], at: number): T | undefined => from[at % Math.max(1, from.length)]

/** What a run proposed now would pay, by payee. */
function payable(lane: Lane, book: Book): { payee: Payee; amount: number }[] {
  return ([book.shop, 'builder'] as const)
    .map((payee) => ({ payee, amount: book.money[accountOf(payee)] - waitingFor(book, payee) }))
    .filter(({ payee, amount }) => amount > 0 && lane.accounts[payee].blockedBy === undefined && (payee === 'builder' || !book.dispute))
}

/** Why a run is not sent at its second approval. */
function stopped(lane: Lane, book: Book, payouts: readonly BookPayout[]): string | undefined {
  if (payouts.some(({ payee, account }) => lane.accounts[payee].nth !== account || lane.accounts[payee].blockedBy)) return 'accountChanged'
  const toShops = payouts.filter(({ payee }) => payee !== 'builder')
  if (toShops.some(({ payee }) => payee !== book.shop)) return 'payableChanged'
  if (toShops.length > 0 && book.dispute) return 'disputeOpen'
  return payouts.some(({ payee, amount }) => amount > book.money[accountOf(payee)]) ? 'payableChanged' : undefined
}

/** The bank did not pay it: its account is blocked and its money payable again. */
function comesBack(lane: Lane, book: Book, payout: BookPayout): void {
  takeBack(book, payout)
  const account = lane.accounts[payout.payee]
  if (account.nth === payout.account && account.blockedBy === undefined) account.blockedBy = payout.reference
}

/** Steps that can go back and forth forever are less likely. */
const AGAIN = 0.7

const waitingRun = ({ runs }: Book) => runs.find(({ status }) => status === 'proposed' || status === 'approved_once')
const withStatus = (book: Book, wanted: BookPayout['status']) => payoutsOf(book).filter(({ status }) => status === wanted)
const paidOnes = (book: Book) => payoutsOf(book).filter(({ paidBy }) => paidBy !== undefined)
const cameBack = (book: Book) => withStatus(book, 'returned').filter(({ back }) => back !== undefined)
const blocked = ({ accounts }: Lane) => ([0, 1, 'builder'] as const).filter((payee) => accounts[payee].blockedBy !== undefined)

const propose: ModelStep = {
  odds: (book, lane) => (payable(lane, book).length > 0 ? 5 : REFUSED),
  take: async (lane, book) => {
    const wanted = payable(lane, book)
    await lane.signAgain(book.shop, book.number)
    const { body, ...answer } = await lane.ask('operator', '/payout-runs', { payOn: '2099-01-05', projectIds: [book.number] })
    assert.equal(told({ body, ...answer }), wanted.length > 0 ? 'done' : 'nothingPayable')
    if (wanted.length === 0) return
    const run = { id: String(body.run.id), number: String(body.run.number), status: 'proposed' as const, payouts: [] as BookPayout[] }
    const covered = payoutsOf(book).flatMap(({ status, phases }) => (['waiting', 'sent', 'settled'].includes(status) ? phases : []))
    for (const { payee, amount } of wanted) {
      // The two of one amount are the same to the bank and to the book alike.
      const made = body.run.payouts.find(
        (one: { id: string; amountCents: number }) => one.amountCents === amount && !run.payouts.some(({ id }) => id === one.id),
      )
      assert.ok(made, `a payout of ${amount} in ${JSON.stringify(body.run.payouts)}`)
      const phases = payee === 'builder' ? [] : book.completed.filter((phase) => !covered.includes(phase))
      run.payouts.push({
        id: made.id,
        reference: made.reference,
        run,
        payee,
        amount,
        phases,
        account: lane.accounts[payee].nth,
        status: 'waiting',
      })
    }
    book.runs.push(run)
  },
}

const approve: ModelStep = {
  odds: (book) => (waitingRun(book) ? 8 : 0),
  take: async (lane, book, at) => {
    const run = waitingRun(book)
    if (!run) return
    const path = `/payout-runs/${run.id}/decide`
    const { payouts } = run
    const first = run.status === 'proposed'
    const no = first ? undefined : stopped(lane, book, payouts)
    await lane.signAgain(book.shop, book.number)
    if (at % 6 === 0 || no) {
      if (no) assert.equal(told(await lane.ask('second', path, { decision: 'approve' })), no)
      assert.equal(told(await lane.ask('operator', path, { decision: 'cancel', reason: 'Not now' })), 'done')
      run.status = 'cancelled'
      for (const payout of payouts) payout.status = 'cancelled'
      return
    }
    if (!first) await retried(() => lane.desk.freeFileNames())
    assert.equal(told(await lane.ask(first ? 'operator' : 'second', path, { decision: 'approve' })), 'done')
    run.status = first ? 'approved_once' : 'sent'
    if (first) return
    for (const payout of payouts) {
      payout.status = 'sent'
      book.money[accountOf(payout.payee)] -= payout.amount
    }
  },
}

const settle: ModelStep = {
  odds: (book) => (withStatus(book, 'sent').length > 0 ? 5 : 0),
  take: async (lane, book, at) => {
    const payout = pick(withStatus(book, 'sent'), at)
    if (!payout) return
    const { run, reference } = payout
    const paid = at % 3 === 1 ? run.payouts.filter(({ status }) => status === 'sent') : [payout]
    const named = at % 3 === 1 ? run.number : reference
    const unnamed = at % 3 === 2
    const line = await lane.movement(-sumOf(paid), unnamed ? 'CASHIERS CHECK 4411' : `ACH ${named}`)
    assert.deepEqual([line.status, line.matchedTo], unnamed ? ['unmatched', null] : ['matched', named])
    const decision = { decision: 'payout', payout: named, confirmed: true, reason: 'compared' }
    if (unnamed) assert.equal(told(await lane.ask('operator', `/bank/lines/${line.id}/decide`, decision)), 'done')
    for (const one of paid) Object.assign(one, { status: 'settled', paidBy: line.id })
  },
}

const unsettle: ModelStep = {
  odds: (book) => (paidOnes(book).length > 0 ? AGAIN : 0),
  take: async (lane, book, at) => {
    const payout = pick(paidOnes(book), at)
    if (!payout?.paidBy) return
    const paid = payoutsOf(book).filter(({ paidBy }) => paidBy === payout.paidBy)
    const back = paid.some(({ status }) => status !== 'settled')
    const answer = await lane.ask('operator', `/bank/lines/${payout.paidBy}/undo`, { reason: 'it was something else' })
    assert.equal(told(answer), back ? 'notTakenBack' : 'done')
    if (!back) for (const one of paid) Object.assign(one, { status: 'sent', paidBy: undefined })
  },
}

const refuse: ModelStep = {
  odds: (book) => (withStatus(book, 'sent').length > 0 ? 1 : 0),
  take: async (lane, book, at) => {
    const payout = pick(withStatus(book, 'sent'), at)
    if (!payout) return
    assert.equal(told(await lane.ask('operator', `/payouts/${payout.id}/fail`, { reason: 'R03 no account' })), 'done')
    comesBack(lane, book, payout)
  },
}

const comeBack: ModelStep = {
  odds: (book) => (withStatus(book, 'settled').length > 0 ? 2 * AGAIN : 0),
  take: async (lane, book, at) => {
    const payout = pick(withStatus(book, 'settled'), at)
    if (!payout) return
    const named = at % 2 === 0
    const line = await lane.movement(payout.amount, named ? `ACH RETURN ${payout.reference} R03` : 'RETURNED CREDIT AC04')
    assert.equal(line.status, named ? 'matched' : 'unmatched')
    const decision = { decision: 'payout', payout: payout.reference, confirmed: true, reason: 'compared' }
    if (!named) assert.equal(told(await lane.ask('operator', `/bank/lines/${line.id}/decide`, decision)), 'done')
    payout.back = line.id
    comesBack(lane, book, payout)
  },
}

const unreturn: ModelStep = {
  odds: (book) => (cameBack(book).length > 0 ? 2 * AGAIN : 0),
  take: async (lane, book, at) => {
    const payout = pick(cameBack(book), at)
    if (!payout) return
    const { back, payee, reference } = payout
    const account = lane.accounts[payee]
    const possible = giveBack(book, payout)
    const answer = await lane.ask('operator', `/bank/lines/${back}/undo`, { reason: 'another payout' })
    assert.equal(told(answer), possible ? 'done' : 'bankShort')
    if (!possible) return
    payout.back = undefined
    if (account.blockedBy === reference) account.blockedBy = undefined
    if (at % 2 > 0) return
    // It was this one after all.
    const decision = { decision: 'payout', payout: reference, confirmed: true, reason: 'looked again' }
    assert.equal(told(await lane.ask('operator', `/bank/lines/${back}/decide`, decision)), 'done')
    payout.back = back
    comesBack(lane, book, payout)
  },
}

const confirm: ModelStep = {
  odds: (_, lane) => (blocked(lane).length > 0 ? 2 : 0),
  take: async (lane) => {
    for (const payee of blocked(lane)) await lane.confirmAccount(payee)
  },
}

/** Payout runs: proposed, approved, cancelled, settled, refused, returned, and each of these undone. */
export const payoutSteps = { propose, approve, settle, unsettle, refuse, comeBack, unreturn, confirm }
