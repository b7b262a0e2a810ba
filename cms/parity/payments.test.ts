import { businessDayFrom, companyDay, dayAfter } from '@framewell/domain/dates/businessDays'
import { type Cents, cents, centsOfDollars } from '@framewell/domain/money/cents'
import type { Allocation } from '@framewell/domain/payments/allocation'
import { decideBankLine, type LineDecision, listBankLines, listStatements, undoLineDecision } from '@framewell/domain/payments/bankCalls'
import { decideBankDetail, listBankDetails, proposeBankDetail, recordPayeeCheck } from '@framewell/domain/payments/bankDetailCalls'
import { listInvoices } from '@framewell/domain/payments/billingCalls'
import { type DisputeDetail, disputeDetailSchema, getDispute, listDisputes, resolveDispute } from '@framewell/domain/payments/disputeCalls'
import type { AdvanceFacts } from '@framewell/domain/payments/factoring'
import { decideFactoring, getFactoringOffer, listFactoring, searchFactoring } from '@framewell/domain/payments/factoringCalls'
import { decidePayoutRun, decideUnclaimed, listPayoutRuns, proposePayoutRun } from '@framewell/domain/payments/payoutCalls'
import { sendPrenotes } from '@framewell/domain/payments/prenoteCalls'
import { applyCredit, getReceipt, refundCredit, takePartBack } from '@framewell/domain/payments/receiptCalls'
import { paymentDesk } from '@framewell/mfe-admin/testing/paymentDesk'
import { ID } from '@framewell/mfe-admin/testing/paymentRecords'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../testing/moneyHouse'
import { Parity } from './Parity'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const ACCOUNT = { routingNumber: '091000019', accountNumber: '12345678', accountType: 'checking' } as const
const reason = 'Talked to them'

let house: MoneyHouse
let parity: Parity
let lines: ReturnType<typeof listBankLines.output.parse>['data']
let invoice: { number: string; openCents: Cents }
let projects: string[]
let standing: Partial<AdvanceFacts> = {}
const held = () => house.desk.operators[0]
const read = async (path: string) =>
  JSON.parse(JSON.stringify((await house.desk.ask(held(), path)).body).replaceAll('Test operator', 'Olivia Park'))

beforeAll(async () => {
  house = await moneyHouse()
  const { desk } = house
  // A dispute keeps its own project's payables out of runs.
  const [active, second, undisputed] = [
    await desk.project(5_890_001, 'Prepay'),
    await desk.project(1_000_000, 'Standard'),
    await desk.project(5_890_001, 'Prepay'),
  ]
  projects = [undisputed, second]
  for (const project of [active, undisputed]) await house.payDeposit(project)
  const [deposit] = await house.invoicesOf(second)
  invoice = { number: deposit.number, openCents: cents(deposit.openCents) }
  await desk.importStatement(
    desk.statement([
      { cents: deposit.openCents, text: 'kit payment' },
      { cents: 30_000, text: 'who is this' },
      { cents: 70_000, text: 'from the owners' },
      { cents: -4_500, text: 'SERVICE CHARGE' },
      { cents: -30_000, text: 'to where it came from' },
    ]),
  )
  await desk.ask(desk.shop.person, '/factoring', { projectId: active, urgency: 'urgent' })
  await desk.sign(active, 'early_payout', 'conditional')
  for (const project of [active, undisputed]) {
    await desk.reach(project, 'fabrication_start')
    await desk.sign(project, 'fabrication_start', 'conditional')
    await desk.complete(project, 'fabrication_start')
  }
  await desk.ask(desk.shop.person, '/bank/details', { accountName: 'Ohio Roll Form', ...ACCOUNT })
  const [detail] = listBankDetails.output.parse(await read('/bank/details')).data
  await desk.ask(desk.operators[1], `/bank/details/${detail?.id}/decide`, { decision: 'confirm', reason })
  await desk.checkPayee(detail?.id ?? '')
  await desk.ask(desk.shop.person, '/bank/details', { accountName: 'Ohio Roll Form Inc', ...ACCOUNT })
  await desk.ask(desk.builder.person, '/disputes', {
    projectId: active,
    reason: 'damage',
    description: 'Two wall panels came bent. The driver saw it.',
  })

  // The desk starts with what the server holds; from there on each goes its own way.
  lines = listBankLines.output.parse(await read('/bank/lines?status=all')).data
  const { data: runs, payable, bankCents } = listPayoutRuns.output.parse(await read('/payout-runs'))
  const { data: details } = listBankDetails.output.parse(await read('/bank/details'))
  const requests = listFactoring.output.parse(await read('/factoring'))
  const disputes: DisputeDetail[] = []
  for (const { id } of listDisputes.output.parse(await read('/disputes')).data)
    disputes.push(disputeDetailSchema.parse((await read(`/disputes/${id}`)).dispute))
  const { data: bills } = listInvoices.output.parse(await read('/invoices?limit=100'))
  const { receipt } = getReceipt.output.parse(await read(`/bank/lines/${lines.find(({ text }) => text === 'kit payment')?.id}`))
  const invoices = receipt.openInvoices.map((one) => ({
    ...one,
    projectId: bills.find(({ number }) => number === one.number)?.projectId ?? '',
  }))
  const { data: statements, position } = listStatements.output.parse(await read('/bank/statements'))
  parity = new Parity(
    paymentDesk({
      ...{ lines, runs, payable, bankCents, details, requests, disputes, invoices, bills, statements, position },
      today: companyDay(new Date()),
      standing: () => standing,
    }).answers,
    house.cms,
    held().cookie,
  )
  for (const { id } of [...statements, ...lines, ...runs, ...runs.flatMap(({ payouts }) => payouts), ...details, ...requests, ...disputes])
    parity.same(id, id)
  parity.same('Olivia Park', 'Test operator')
})
afterAll(() => house.cms.stop())

it('stories decide payouts and their accounts, lines of statements, disputes and early payouts as the server does', async () => {
  // Lists what the bank has, with statements and runs, before lines are posted.
  await listsPapers()
  await decidesPayouts()
  await decidesLines()
  await decidesDisputes()
})

/** What was billed and what the bank sent, before anybody decides. */
async function listsPapers(): Promise<void> {
  for (const input of [
    {},
    { status: 'open' },
    { status: 'overdue' },
    { status: 'scheduled' },
    { aging: 'current' },
    { aging: 'over90' },
    { projectId: projects[1] },
    { search: 'INV' },
    { search: projects[0] },
    { search: '%' },
    { sort: 'dueOn', status: 'open' },
    { limit: 2, page: 2 },
  ] as const)
    await parity.agree(200, listInvoices, input)
  for (const input of [{}, { search: 'nothing of that name' }, { sort: 'day', direction: 'ascending' }, { limit: 1 }] as const)
    await parity.agree(200, listStatements, input)
}

/** A payment pays a part of its invoice; the rest is applied and refunded, and taken back. */
async function decidesCredit(id: string): Promise<void> {
  const part = (amount: number) => [{ invoice: invoice.number, amountCents: cents(amount) }]
  const read = () => parity.agree(200, getReceipt, { id })
  await read()
  await parity.agree(422, decideBankLine, { id, decision: 'credit', reason })
  await parity.agree(422, decideBankLine, { id, decision: 'credit', companyId: UNKNOWN, reason })
  await parity.agree(409, applyCredit, { id, allocations: part(1), reason })
  await parity.agree(200, decideBankLine, { id, decision: 'invoice', allocations: part(100_000), reason })
  await read()
  await parity.agree(422, applyCredit, { id, allocations: part(invoice.openCents), reason })
  await parity.agree(422, applyCredit, { id, allocations: [], reason })
  await parity.agree(200, applyCredit, { id, allocations: part(5_000), reason }, ['receipt.parts.0.id', 'receipt.parts.1.id'])
  await parity.agree(409, refundCredit, { id, amountCents: invoice.openCents, reason })
  await parity.agree(200, refundCredit, { id, amountCents: cents(4_000), reason }, ['receipt.parts.2.id'])
  await parity.agree(404, getReceipt, { id: UNKNOWN })
  await parity.agree(404, takePartBack, { id: UNKNOWN, reason })
  await read()
  await parity.agree(200, takePartBack, { id: '5b1d0000-0000-4000-9000-000000000003', reason })
  await parity.agree(409, takePartBack, { id: '5b1d0000-0000-4000-9000-000000000003', reason })
  await parity.agree(200, takePartBack, { id: '5b1d0000-0000-4000-9000-000000000001', reason })
  await read()
}

async function decidesLines(): Promise<void> {
  const decide = (status: number, id: string, decision: LineDecision, allocation?: Allocation) =>
    parity.agree(status, decideBankLine, { id, decision, reason, ...(allocation ? { allocations: [allocation] } : {}) })
  const [paid, strange, owners, charge, back] = [
    'kit payment',
    'who is this',
    'from the owners',
    'SERVICE CHARGE',
    'to where it came from',
  ].map((text) => lines.find((line) => line.text === text)?.id ?? '')
  if (!paid || !strange || !owners || !charge || !back) throw new Error('Five lines are decided')
  const listed = async () => {
    for (const input of [{}, { status: 'all' }, { status: 'assigned' }, { search: 'SERVICE' }, { search: '%' }] as const)
      await parity.agree(200, listBankLines, input)
  }
  await listed()
  await decide(422, paid, 'charge')
  await decide(422, paid, 'invoice')
  await decide(422, paid, 'invoice', { invoice: 'INV-2026-99999', amountCents: cents(100) })
  await decidesCredit(paid)
  await decide(409, paid, 'capital')
  await decide(422, strange, 'invoice', { invoice: invoice.number, amountCents: cents(invoice.openCents + 1) })
  await decide(422, back, 'capital')
  await decide(200, strange, 'return')
  await decide(200, owners, 'capital')
  await decide(200, back, 'return')
  await decide(409, strange, 'return')
  await parity.agree(409, undoLineDecision, { id: strange, reason })
  await parity.agree(409, undoLineDecision, { id: charge, reason })
  await decide(400, charge, 'charge', { invoice: '#', amountCents: cents(1) })
  for (const choice of [{}, { payout: 'PR-2026-99999' }, { payout: 'PR-2026-99999', confirmed: true }])
    await parity.agree(422, decideBankLine, { id: charge, decision: 'payout', reason, ...choice })
  await decide(200, charge, 'charge')
  await parity.agree(400, undoLineDecision, { id: charge, reason: 'no' })
  await parity.agree(200, undoLineDecision, { id: charge, reason })
  await parity.agree(200, undoLineDecision, { id: owners, reason })
  await parity.agree(200, undoLineDecision, { id: paid, reason })
  await decide(200, charge, 'charge')
  await decide(404, UNKNOWN, 'charge')
  await parity.agree(404, undoLineDecision, { id: UNKNOWN, reason })
  await listed()
}

async function decidesPayouts(): Promise<void> {
  const { data: details } = listBankDetails.output.parse(await read('/bank/details?status=waiting'))
  const detail = details[0]?.id ?? ''
  const run = await proposesRun()
  for (const status of ['all', 'waiting', 'active'] as const) await parity.agree(200, listBankDetails, { status })
  for (const status of ['all', 'proposed', 'sent'] as const) await parity.agree(200, listPayoutRuns, { status })
  await parity.agree(200, decideBankDetail, { id: detail, decision: 'confirm', reason })
  const verified = { kind: 'account', source: 'A voided check', checkedOn: '2026-11-27', result: 'passed' } as const
  await parity.agree(201, recordPayeeCheck, { ...verified, id: detail }, ['detail.checks.0.id'])
  await parity.agree(409, decideBankDetail, { id: detail, decision: 'reject', reason })
  await parity.agree(400, proposeBankDetail, { accountName: 'Ohio', ...ACCOUNT, routingNumber: '123456789' })
  await parity.agree(201, proposeBankDetail, { companyId: house.desk.shop.company, accountName: 'Ohio Frames', ...ACCOUNT })
  parity.same(ID(73), listBankDetails.output.parse(await read('/bank/details?status=waiting')).data[0]?.id ?? '')
  await parity.agree(403, decideBankDetail, { id: ID(73), decision: 'confirm', reason })
  await parity.agree(404, decideBankDetail, { id: UNKNOWN, decision: 'confirm', reason })
  await parity.agree(409, sendPrenotes, {})
  const check = { kind: 'name', source: 'A list', listDate: '2026-11-20', checkedOn: '2026-11-27', result: 'passed' } as const
  await parity.agree(422, recordPayeeCheck, { ...check, id: detail, checkedOn: '2099-01-01' })
  await parity.agree(404, recordPayeeCheck, { ...check, id: UNKNOWN })
  await parity.agree(200, decidePayoutRun, { id: run, decision: 'approve' })
  await parity.agree(403, decidePayoutRun, { id: run, decision: 'approve' })
  await parity.agree(400, decidePayoutRun, { id: run, decision: 'cancel' })
  await parity.agree(200, decidePayoutRun, { id: run, decision: 'cancel', reason })
  for (const decision of ['approve', 'cancel'] as const) {
    await parity.agree(409, decidePayoutRun, { id: run, decision, reason })
    await parity.agree(404, decidePayoutRun, { id: UNKNOWN, decision, reason })
  }
  await parity.agree(404, decideUnclaimed, { id: UNKNOWN, decision: 'pay', reason })
  await parity.agree(200, listPayoutRuns, { status: 'cancelled' })
}

/** A run of everything payable, on both sides. */
async function proposesRun(): Promise<string> {
  const today = companyDay(new Date())
  const payOn = businessDayFrom(dayAfter(today, 1))
  const refused = async () => {
    await parity.agree(422, proposePayoutRun, { payOn: '2026-01-05' })
    await parity.agree(422, proposePayoutRun, { payOn: '2098-12-25' })
    await parity.agree(422, proposePayoutRun, { payOn: '2098-12-27' })
    await parity.agree(400, proposePayoutRun, { payOn: 'tomorrow' })
    await parity.agree(409, proposePayoutRun, { payOn, projectIds: ['FW-2026-00001', projects[1] ?? ''] })
  }
  await refused()
  // Without the bank's same-day service.
  await parity.agree(422, proposePayoutRun, { payOn: today, projectIds: projects })
  await parity.agree(201, proposePayoutRun, { payOn, projectIds: projects })
  const [run] = listPayoutRuns.output.parse(await read('/payout-runs')).data
  if (!run) throw new Error('A run is proposed')
  parity.same(ID(800), run.id)
  await parity.agree(409, proposePayoutRun, { payOn })
  await refused()
  return ID(800)
}

async function decidesDisputes(): Promise<void> {
  const [dispute] = listDisputes.output.parse(await read('/disputes')).data
  const [request] = listFactoring.output.parse(await read('/factoring'))
  if (!dispute || !request) throw new Error('A dispute and a request are decided')
  const resolve = (status: number, outcome: 'release' | 'refund' | 'split', refundCents?: number) =>
    parity.agree(status, resolveDispute, { id: dispute.id, outcome, reason, ...(refundCents === undefined ? {} : { refundCents }) })
  const lists = async () => {
    for (const input of [{}, { status: 'open' }, { search: 'bent' }, { search: 'nobody' }, { sort: 'decideBy' }] as const)
      await parity.agree(200, listDisputes, input)
    for (const input of [
      {},
      { status: 'pending' },
      { status: 'rejected' },
      { search: 'ROLL' },
      { search: '%' },
      { sort: 'advanceAmount', limit: 1 },
    ] as const)
      await parity.agree(200, searchFactoring, input)
    await parity.agree(200, getDispute, { id: dispute.id })
  }
  await lists()
  await parity.agree(409, decideFactoring, { id: request.id, decision: 'approve', reason })
  await resolve(422, 'split')
  await resolve(422, 'split', dispute.heldCents)
  await resolve(400, 'split', -1)
  await resolve(200, 'split', 1_001)
  await resolve(409, 'release')
  await lists()
  // Only the server can say what escrow still brings the shop after the decision.
  const offer = getFactoringOffer.output.parse(await read(`/projects/${request.projectId}/factoring-offer?urgency=urgent`))
  const receivableCents = centsOfDollars(offer.receivableAmount)
  expect(offer.receivableAmount).toBeLessThan(request.receivableAmount)
  standing = { receivableCents, coverCents: receivableCents }
  await house.desk.sign(request.projectId, 'early_payout', 'conditional')
  await parity.agree(200, decideFactoring, { id: request.id, decision: 'approve', reason })
  await parity.agree(409, decideFactoring, { id: request.id, decision: 'reject', reason })
  await parity.agree(404, decideFactoring, { id: UNKNOWN, decision: 'approve', reason })
  await parity.agree(404, getDispute, { id: UNKNOWN })
  await parity.agree(404, resolveDispute, { id: UNKNOWN, outcome: 'release', reason })
  await lists()
}
