import { proposeBankDetail } from '@framewell/domain/payments/bankDetailCalls'
import { decidePayoutRun, decideUnclaimed, listPayoutRuns, proposePayoutRun } from '@framewell/domain/payments/payoutCalls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../testing/moneyHouse'
import { callsAs } from './callsAs'
import { OLIVIA } from './people'
import { openScreen } from './Recording'

const PHASE = 'fabrication_start'
const ACCOUNT = {
  accountName: 'Wabash Steel Frames Inc',
  routingNumber: '091000019',
  accountNumber: '12345678',
  accountType: 'checking',
} as const
let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
  const { desk, cms } = house
  const { pool } = cms.payload.db
  await pool.query('update companies set name = $2 where id = $1', [desk.shop.company, 'Wabash Steel Frames'])
  await pool.query('update fabricators set name = $2 where id = $1', [desk.fabricator, 'Wabash Steel Frames'])
  await pool.query('update companies set name = $2 where id = $1', [desk.builder.company, 'Hearth Homes LLC'])
  for (const { person, name } of [
    { person: desk.operators[0], name: 'Noah Reed' },
    { person: desk.operators[1], name: 'Omar Haddad' },
  ])
    await pool.query('update accounts set name = $2 where id = $1', [person.id, name])
})
afterAll(() => house.cms.stop())

/** The shop enters where it is paid, and an operator confirms it. */
async function confirmAccount(): Promise<void> {
  const { desk, cms } = house
  const { detail } = await callsAs(cms, desk.shop.person.cookie)(proposeBankDetail, ACCOUNT)
  await desk.ask(desk.operators[0], `/bank/details/${detail.id}/decide`, { decision: 'confirm', reason: 'Called Rosa back' })
  await desk.checkPayee(detail.id)
}

/** The shop made the first phase of an order. @returns its number */
async function made(): Promise<string> {
  const { desk } = house
  const number = await desk.project(5_890_001, 'Premium')
  await desk.reach(number, PHASE)
  await desk.sign(number, PHASE, 'conditional')
  await desk.complete(number, PHASE)
  return number
}

async function proposed(number: string) {
  const { desk } = house
  const { body } = await desk.ask(desk.operators[1], '/payout-runs', { payOn: '2099-01-05', projectIds: [number] })
  return proposePayoutRun.output.parse(body).run
}

/** The bank shows that it paid a run. */
async function paid({ id, payouts }: Awaited<ReturnType<typeof proposed>>, approvers = house.desk.operators.slice()) {
  const { desk } = house
  for (const one of approvers) await desk.ask(one, `/payout-runs/${id}/decide`, { decision: 'approve' })
  const [payout] = payouts
  if (!payout) throw new Error('The run pays nobody')
  await desk.importStatement(desk.statement([{ cents: -payout.amountCents, text: `ACH ${payout.reference}` }]))
  return payout
}

const comesBack = ({ reference, amountCents }: { readonly reference: string; readonly amountCents: number }) =>
  house.desk.importStatement(house.desk.statement([{ cents: amountCents, text: `ACH RETURN ${reference} R03` }]))

const begin = async (cookie: string) => {
  const recording = await openScreen(house.cms, cookie, listPayoutRuns, {})
  const { payable } = await recording.ask(listPayoutRuns, { limit: 1 })
  return { ask: recording.ask, keep: recording.keep, payable }
}

it('records a run that waits, one that came back, one that nobody is owed, and none', async () => {
  const { desk, cms, payDeposit } = house
  const { cookie } = await cms.signInAs('operator', OLIVIA)
  await (await begin(cookie)).keep('mfe-admin/recordings/noPayouts.json')

  await desk.importStatement(desk.statement([{ cents: 50_000_000_00, text: 'owners', reference: 'OWNERS' }]))
  await desk.ask(desk.operators[0], `/bank/lines/${(await desk.line('OWNERS')).id}/decide`, { decision: 'capital', reason: 'theirs' })
  await confirmAccount()
  const canceled = await desk.project(1_000_000, 'Prepay')
  await payDeposit(canceled)
  await desk.cancel(canceled)
  const first = await made()
  const joint = { jointPayee: 'Steel Supply Inc.', jointAgreedOn: '2026-11-02', jointEndsOn: '2031-12-31' }
  await desk.ask(desk.operators[0], `/projects/${first}/lien-record`, joint)
  const run = await proposed(first)
  const waiting = await begin(cookie)
  await waiting.ask(decidePayoutRun, { id: run.id, decision: 'approve' })
  const account = {
    accountName: 'Hearth Homes LLC',
    routingNumber: '021000021',
    accountNumber: '99887766',
    accountType: 'checking',
  } as const
  await waiting.ask(proposeBankDetail, { companyId: desk.builder.company, ...account, accountHolder: 'person' })
  await waiting.keep('mfe-admin/recordings/payouts.json')

  const payout = await paid(run, [desk.operators[0]])
  await desk.sign(first, PHASE, 'unconditional')
  await comesBack(payout)
  await (await begin(cookie)).keep('mfe-admin/recordings/returnedPayout.json')
  await confirmAccount()
  await paid(await proposed(first))

  const early = await desk.project(7_450_000, 'Premium')
  const { request } = (await desk.ask(desk.shop.person, '/factoring', { projectId: early, urgency: 'standard' })).body
  await desk.sign(early, 'early_payout', 'conditional')
  await desk.ask(desk.operators[0], `/factoring/${request.id}/decide`, { decision: 'approve', reason: 'Good record' })
  const advance = await paid(await proposed(early))
  await desk.reroute(early, (await desk.secondShop()).fabricator)
  const { owedAmount } = (await desk.ask(desk.operators[0], `/factoring?projectId=${early}`)).body[0]
  await desk.importStatement(desk.statement([{ cents: Math.round(owedAmount * 100), text: 'repayment', reference: 'PAIDBACK' }]))
  const bankLineId = (await desk.line('PAIDBACK')).id
  await desk.ask(desk.operators[0], `/factoring/${request.id}/debt`, { decision: 'received', bankLineId, reason: 'Agreed' })
  await comesBack(advance)
  const unclaimed = await begin(cookie)
  const { id } = unclaimed.payable.find(({ returned }) => returned)?.returned ?? { id: '' }
  const recovered = unclaimed.ask(decideUnclaimed, { id, decision: 'recover', reason: 'Written off last week' })
  await expect(recovered).rejects.toMatchObject({ problem: { code: 'nothingWrittenOff' } })
  await unclaimed.ask(decideUnclaimed, { id, decision: 'pay', reason: 'They paid their debt' })
  await unclaimed.keep('mfe-admin/recordings/unclaimedPayout.json')
})
