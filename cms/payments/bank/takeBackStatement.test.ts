import { companyDay, dayAfter } from '@framewell/domain/dates/businessDays'
import { dollarsOfCents, cents as toCents } from '@framewell/domain/money/cents'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
})
afterAll(() => house.cms.stop())

const today = companyDay(new Date())
const dollars = (amount: number) => dollarsOfCents(toCents(amount)).toFixed(2)
/** A statement of movements, in cents, that opens with a balance. */
function statement(
  openingCents: number,
  movements: readonly (readonly [day: string, cents: number, text: string, reference: string])[],
): string {
  let balance = openingCents
  const rows = movements.map(([day, cents, text, reference]) => {
    balance += cents
    return `${day},${dollars(cents)},"${text}",${dollars(balance)},${reference}`
  })
  return ['Date,Amount,Description,Balance,Reference', ...rows, ''].join('\r\n')
}
const ask = (path: string, json?: unknown) => house.desk.ask(house.desk.operators[0], path, json)
const takeBack = (id: string, reason = 'Of another company') => ask(`/bank/statements/${id}/take-back`, { reason })
const position = async () => (await ask('/bank/statements')).body.position

it('takes back a wrong first statement with all that was booked of it, and the right one begins the account', async () => {
  const { desk, invoicesOf } = house
  const number = await desk.project(1_000_000, 'Premium')
  const [deposit] = await invoicesOf(number)
  const wrong = statement(9_000_000, [
    [today, deposit.amountCents, `${deposit.number} deposit`, 'W1'],
    [today, -1_500, 'Service charge', 'W2'],
    [today, 25_000, 'Unknown', 'W3'],
  ])
  const { body } = await desk.importStatement(wrong)
  expect([body.matched, body.unmatched]).toEqual([1, 2])
  await ask(`/bank/lines/${(await desk.line('W2')).id}/decide`, { decision: 'charge', reason: 'monthly' })
  expect((await invoicesOf(number))[0].status).toBe('paid')
  const taken = await takeBack(body.statement.id)
  expect(taken.status, JSON.stringify(taken.body)).toBe(200)
  expect(taken.body).toMatchObject({ undone: 2, statement: { lines: 3, unmatched: 0, takenBack: { reason: 'Of another company' } } })
  expect((await invoicesOf(number))[0].status).toBe(deposit.status)
  expect(await position()).toMatchObject({ ledgerCents: 0, statementCents: null, suspenseCents: 0, unmatchedIn: 0, unmatchedOut: 0 })
  for (const reference of ['W1', 'W2', 'W3']) expect((await desk.line(reference)).status).toBe('taken_back')
  expect(await house.findings()).toEqual([])
  // It stays on record, and its lines need nothing.
  expect((await ask('/bank/statements')).body.data).toMatchObject([{ takenBack: { reason: 'Of another company' } }])
  expect((await ask('/bank/lines')).body.total).toBe(0)
  expect((await ask(`/bank/lines/${(await desk.line('W3')).id}/decide`, { decision: 'income', reason: 'known' })).status).toBe(409)
  expect((await takeBack(body.statement.id)).body.code).toBe('takenBackAlready')
  // The right one is the first again, is asked about, and opens the account; movements with the same references are new ones.
  const right = statement(4_000_000, [[today, deposit.amountCents, `${deposit.number} deposit`, 'W1']])
  const unasked = await desk.ask(desk.operators[0], '/bank/statements?name=right.csv', undefined, {
    method: 'POST',
    body: right,
    headers: { 'content-type': 'application/octet-stream' },
  })
  expect(unasked.body.code).toBe('firstStatement')
  const again = await desk.importStatement(right)
  expect(again.body).toMatchObject({ imported: true, matched: 1 })
  expect(await position()).toMatchObject({ ledgerCents: 4_000_000 + deposit.amountCents, differenceCents: 0 })
  expect((await invoicesOf(number))[0].status).toBe('paid')
  expect(await house.findings()).toEqual([])
})

it('takes back the newest only, one after the other, and the same file can be imported again', async () => {
  const { desk } = house
  const { statementCents } = await position()
  const day = dayAfter(today, 1)
  const first = statement(statementCents, [[day, 700, 'First', 'N1']])
  const second = statement(statementCents + 700, [[day, 800, 'Second', 'N2']])
  const ids = [(await desk.importStatement(first)).body.statement.id, (await desk.importStatement(second)).body.statement.id]
  const early = await takeBack(ids[0])
  expect([early.status, early.body.code]).toEqual([409, 'notNewest'])
  expect((await takeBack(ids[1])).status).toBe(200)
  expect((await takeBack(ids[0])).status).toBe(200)
  expect(await position()).toMatchObject({ statementCents, differenceCents: 0 })
  expect((await desk.importStatement(first)).body).toMatchObject({ imported: true })
  expect((await desk.importStatement(first)).body).toMatchObject({ imported: false })
  expect(await position()).toMatchObject({ statementCents: statementCents + 700, differenceCents: 0 })
  expect(await house.findings()).toEqual([])
})

it('keeps a statement whose money was sent back, or has gone on, and changes nothing', async () => {
  const { desk } = house
  const { statementCents } = await position()
  const day = dayAfter(today, 2)
  const came = (await desk.importStatement(statement(statementCents, [[day, 5_000, 'Not ours', 'B1']]))).body.statement
  await ask(`/bank/lines/${(await desk.line('B1')).id}/decide`, { decision: 'return', reason: 'not ours' })
  const went = (await desk.importStatement(statement(statementCents + 5_000, [[day, -5_000, 'Return of B1', 'B2']]))).body.statement
  const kept = await takeBack(went.id)
  expect([kept.status, kept.body.code, kept.body.detail]).toEqual([409, 'lineKept', 'B2: money was sent back to its payer.'])
  expect((await takeBack(came.id)).body.code).toBe('notNewest')
  expect(await position()).toMatchObject({ statementCents, differenceCents: 0 })
})

it('of take-backs, decisions and imports at the same moment each happens wholly or not at all', async () => {
  const { desk } = house
  const { statementCents } = await position()
  const day = dayAfter(today, 3)
  const { id } = (await desk.importStatement(statement(statementCents, [[day, 4_000, 'Rent', 'P1']]))).body.statement
  const line = (await desk.line('P1')).id
  const [one, two, decision, next] = await Promise.all([
    takeBack(id),
    desk.ask(desk.operators[1], `/bank/statements/${id}/take-back`, { reason: 'Twice' }),
    ask(`/bank/lines/${line}/decide`, { decision: 'income', reason: 'known' }),
    desk.importStatement(statement(statementCents + 4_000, [[day, 300, 'Interest', 'P2']])),
  ])
  const taken = [one, two].filter(({ status }) => status === 200).length
  // Either the next statement came first, and this one is not the newest, or it was taken back once and the next one leaves a gap.
  expect(taken).toBe(next.status === 200 ? 0 : 1)
  expect([one, two, decision, next].every(({ status }) => [200, 409].includes(status))).toBe(true)
  const { differenceCents } = await position()
  expect(differenceCents).toBe(0)
  expect(await house.findings()).toEqual([])
})

it('is for operators, with a reason', async () => {
  const { desk } = house
  const [newest] = (await ask('/bank/statements')).body.data
  for (const person of [desk.builder.person, desk.shop.person])
    expect((await desk.ask(person, `/bank/statements/${newest.id}/take-back`, { reason: 'Mine' })).status).toBe(403)
  expect((await takeBack(newest.id, '')).status).toBe(400)
  expect((await takeBack('7d1c7a50-6f3f-4a8e-9a3c-5e1d7b9c0a11')).status).toBe(404)
})
