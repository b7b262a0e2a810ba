import { companyDay, dayAfter } from '@framewell/domain/dates/businessDays'
import { getReceivablesTie } from '@framewell/domain/payments/statementCalls'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'
import { pdfText } from '../../testing/pdfText'
import type { TestPerson } from '../../testing/signInAs'

let house: MoneyHouse
const today = companyDay(new Date())
const yesterday = dayAfter(today, -1)

beforeAll(async () => {
  house = await moneyHouse()
  const { desk } = house
  const [operator] = desk.operators
  const invoiceOf = async (number: string) => (await house.invoicesOf(number))[0].number
  // Overpaid by $80, canceled after it was paid, billed and not paid, and in fabrication on credit.
  const overpaid = await desk.project(752_000, 'Prepay')
  await desk.importStatement(desk.statement([{ cents: 760_000, text: 'kit', reference: 'OVER' }]))
  const line = await desk.line('OVER')
  const allocations = [{ invoice: await invoiceOf(overpaid), amountCents: 752_000 }]
  await desk.ask(operator, `/bank/lines/${line.id}/decide`, { decision: 'invoice', allocations, reason: 'they called' })
  const canceled = await desk.project(300_000, 'Prepay')
  await house.payDeposit(canceled)
  await desk.cancel(canceled)
  await desk.project(1_000_000, 'Standard')
  const started = await desk.project(500_050, 'Premium')
  await desk.reach(started, 'fabrication_start')
  await desk.sign(started, 'fabrication_start', 'conditional')
  expect((await desk.complete(started, 'fabrication_start')).status).toBe(200)
})
afterAll(() => house.cms.stop())

const statement = (who: TestPerson, query = '', period = `from=${today}&until=${today}`) =>
  house.desk.ask(who, `/account-statement?format=csv&${period}${query}`)
/** The rows of a CSV as [type, description, balance]. */
const rowsOf = (csv: unknown) =>
  String(csv)
    .trim()
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(','))
    .map((cells) => ({ kind: cells[1], balance: cells.at(-1), amounts: cells.slice(-3) }))
const balanceOf = (csv: unknown, kind: string) => rowsOf(csv).find((row) => row.kind === kind)?.balance

it('a builder’s statement ends with what it owes, less its credit and the refund it is still to get', async () => {
  const { status, body } = await statement(house.desk.builder.person)
  expect(status).toBe(200)
  // The open deposit of $2,000 less $80 of credit and a refund of $3,000.
  expect([balanceOf(body, 'Opening balance'), balanceOf(body, 'Closing balance')]).toEqual(['0.00', '-1080.00'])
  expect(balanceOf(body, 'Open invoices: Not due yet')).toBe('2000.00')
  for (const { amounts } of rowsOf(body)) for (const amount of amounts) expect(amount).toMatch(/^(-?\d+\.\d\d)?$/)
  expect(balanceOf((await statement(house.desk.builder.person, '', `from=2020-01-01&until=${yesterday}`)).body, 'Closing balance')).toBe(
    '0.00',
  )
  expect((await house.desk.ask(house.desk.builder.person, `/account-statement?from=${today}&until=${today}`)).body).toContain('%PDF')
})

it('a shop’s statement ends with what it can be paid', async () => {
  const { rows } = await house.cms.payload.db.pool.query(
    "select sum(balance_cents)::float8 / 100 as owed from ledger_accounts where kind = 'fabricator_payable'",
  )
  const { body } = await statement(house.desk.shop.person)
  expect(rows[0].owed).toBeGreaterThan(0)
  expect(balanceOf(body, 'Closing balance')).toBe(rows[0].owed.toFixed(2))
  const pdf = await house.cms.request(`/api/payments/account-statement?from=${today}&until=${today}`, {
    cookie: house.desk.shop.person.cookie,
  })
  const text = await pdfText(pdf)
  expect(text).toContain('Vendor statement')
  expect(text, 'days as people write them').not.toMatch(/\d{4}-\d{2}-\d{2} (Earned|Paid)/)
  expect(text).toContain(`${longDate(today)} Earned:`)
})

it('nobody gets another company’s statement; operators get any', async () => {
  const { builder, shop, operators, party } = house.desk
  expect((await statement(shop.person, `&companyId=${builder.company}`)).body.code).toBe('unknownCompany')
  expect((await statement(builder.person, `&companyId=${shop.company}`)).body.code).toBe('unknownCompany')
  const stranger = await party('builder')
  expect(balanceOf((await statement(stranger.person)).body, 'Closing balance')).toBe('0.00')
  expect((await statement(stranger.person, `&companyId=${builder.company}`)).status).toBe(404)
  expect((await house.cms.request(`/api/payments/account-statement?from=${today}&until=${today}`)).status).toBe(401)
  expect((await statement(operators[0])).body.code).toBe('companyNeeded')
  expect(balanceOf((await statement(operators[0], `&companyId=${builder.company}`)).body, 'Closing balance')).toBe('-1080.00')
  const turned = await statement(builder.person, '', `from=${today}&until=${yesterday}`)
  expect([turned.status, turned.body.fields?.[0]?.path]).toEqual([400, 'until'])
})

it('open invoices are the receivable accounts of the ledger, on any day; only operators see it', async () => {
  const { builder, operators } = house.desk
  const tie = async (on: string) => getReceivablesTie.output.parse((await house.desk.ask(operators[0], `/receivables?on=${on}`)).body)
  expect(await tie(today)).toMatchObject({
    issuedCents: 0,
    scheduledCents: 1_300_050,
    ledgerCents: 1_300_050,
    differenceCents: 0,
    depositsCents: 200_000,
    creditCents: 8_000,
    creditDifferenceCents: 0,
    differing: [],
  })
  expect(await tie(yesterday)).toMatchObject({ ledgerCents: 0, scheduledCents: 0, depositsCents: 0, creditLedgerCents: 0, differing: [] })
  expect((await house.desk.ask(builder.person, `/receivables?on=${today}`)).status).toBe(403)
  expect(await house.findings()).toEqual([])
})

it('an early payout and what is taken back of it are no earnings on the shop’s statement; nor is what a dispute takes', async () => {
  const { desk } = house
  const [operator] = desk.operators
  const number = await desk.project(1_000_000, 'Premium')
  const { id } = (await desk.ask(desk.shop.person, '/factoring', { projectId: number, urgency: 'standard' })).body.request
  await desk.sign(number, 'early_payout', 'conditional')
  expect((await desk.ask(operator, `/factoring/${id}/decide`, { decision: 'approve', reason: 'Good record' })).status).toBe(200)
  const paid = await desk.balance('fabricator_payable', number)
  await desk.cancel(number)
  const disputed = await desk.project(1_000_000, 'Premium')
  await desk.reach(disputed, 'fabrication_start')
  await desk.sign(disputed, 'fabrication_start', 'conditional')
  await desk.complete(disputed, 'fabrication_start')
  const about = { projectId: disputed, reason: 'quality', description: 'Half of the panels are not to the drawing.' }
  const { dispute } = (await desk.ask(desk.builder.person, '/disputes', about)).body
  const decision = { outcome: 'split', refundCents: 800_000, reason: 'Seen on site' }
  expect((await desk.ask(operator, `/disputes/${dispute.id}/resolve`, decision)).status).toBe(200)
  const kinds = async (order: string) => {
    const { body } = await statement(desk.shop.person, `&projectId=${order}`)
    return rowsOf(body)
      .filter(({ kind }) => !kind?.includes('balance'))
      .map(({ kind, amounts }) => [kind, amounts[0] || `-${amounts[1]}`])
  }
  const dollars = (amount: number) => (amount / 100).toFixed(2)
  expect(await kinds(number)).toEqual([
    ['Early payout', dollars(paid)],
    ['Early payout', `-${dollars(paid)}`],
  ])
  expect(await kinds(disputed)).toEqual([
    ['Earned', '3920.00'],
    ['Deduction', '-1960.00'],
  ])
})
