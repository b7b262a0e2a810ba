import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'
import { confirmShopAccount, openHouse } from '../../testing/moneySteps'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
  await openHouse(house.cms, house.desk)
  await confirmShopAccount(house.desk)
})
afterAll(() => house.cms.stop())

const PRICE = 7_450_000
const operator = () => house.desk.operators[0]
const requested = async (number: string) =>
  (await house.desk.ask(house.desk.shop.person, '/factoring', { projectId: number, urgency: 'standard' })).body.request
const decide = (id: string, decision = 'approve') =>
  house.desk.ask(operator(), `/factoring/${id}/decide`, { decision, reason: 'Good record' })
/** Pays a project's shop, and the bank shows it. @returns the payout */
const payOut = async (number: string) => {
  const { desk } = house
  const { run } = (await desk.ask(operator(), '/payout-runs', { payOn: '2099-01-05', projectIds: [number] })).body
  for (const who of desk.operators) await desk.ask(who, `/payout-runs/${run.id}/decide`, { decision: 'approve' })
  await desk.importStatement(desk.statement([{ cents: -run.totalCents, text: `ACH ${run.number}` }]))
  return run.payouts[0]
}
/** What the payout runs and the request say of the waivers of a returned payout. */
const flagged = async (reference: string) => {
  const { body } = await house.desk.ask(operator(), '/payout-runs')
  const payouts: { reference: string; waivers: { phase: string; condition: string; returnedPayout: string | null }[] }[] =
    body.data.flatMap((run: { payouts: [] }) => run.payouts)
  return payouts.find((payout) => payout.reference === reference)?.waivers
}
const textOf = (number: string, condition: string, who = house.desk.shop.person, requestId?: string) =>
  house.desk.ask(who, `/projects/${number}/waivers/early_payout/${condition}${requestId ? `?requestId=${requestId}` : ''}`)
const signRequest = async (number: string, requestId: string) => {
  const { textHash } = (await textOf(number, 'conditional', house.desk.shop.person, requestId)).body
  const signed = { requestId, textHash, signature: 'Test partner' }
  return house.desk.ask(house.desk.shop.person, `/projects/${number}/waivers/early_payout/conditional`, signed)
}

it('an early payout is approved once its shop has signed the waiver of exactly what it is paid', async () => {
  const { desk } = house
  const number = await desk.project(PRICE, 'Premium')
  expect((await textOf(number, 'conditional')).body.code, 'nothing was asked for').toBe('noAdvance')
  const request = await requested(number)
  const refused = await decide(request.id)
  expect([refused.status, refused.body.code]).toEqual([409, 'waiverMissing'])
  expect(request.waiverSigned).toBe(false)

  const text = await textOf(number, 'conditional')
  expect(text.body).toMatchObject({ kind: 'conditional_progress', amountCents: Math.round(request.paidAmount * 100), signed: null })
  expect(text.body.paragraphs.join()).toContain('Early payout')
  expect((await desk.sign(number, 'early_payout', 'conditional')).status).toBe(200)
  expect((await desk.sign(number, 'early_payout', 'conditional')).body.code).toBe('signedAlready')
  expect((await decide(request.id)).body.request).toMatchObject({ status: 'approved', waiverSigned: true })
})

it('a waiver for what a waiting request would no longer pay is shown as missing and can be signed again', async () => {
  const { desk } = house
  const number = await desk.project(PRICE, 'Premium')
  const request = await requested(number)
  const listed = async () =>
    (await desk.ask(desk.shop.person, `/factoring?projectId=${number}`)).body.map(
      ({ waiverSigned }: { waiverSigned: boolean }) => waiverSigned,
    )
  await desk.sign(number, 'early_payout', 'conditional')
  expect(await listed()).toEqual([true])
  await desk.reach(number, 'fabrication_start')
  await desk.sign(number, 'fabrication_start', 'conditional')
  expect((await desk.complete(number, 'fabrication_start')).status).toBe(200)
  expect((await decide(request.id)).body.code).toBe('waiverMissing')
  expect(await listed()).toEqual([false])
  const { data } = (await desk.ask(operator(), `/early-payouts?search=${number}`)).body
  expect(data).toMatchObject([{ waiverSigned: false }])
  await desk.sign(number, 'early_payout', 'conditional')
  expect(await listed()).toEqual([true])
  expect((await decide(request.id)).status).toBe(200)
})

it('an approved early payout that a dispute lowered is signed apart from a request that waits, which has no offer any more', async () => {
  const { desk } = house
  const number = await desk.project(PRICE, 'Premium')
  const first = await requested(number)
  await desk.sign(number, 'early_payout', 'conditional')
  expect((await decide(first.id)).status).toBe(200)
  await desk.reach(number, 'fabrication_start')
  await desk.sign(number, 'fabrication_start', 'conditional')
  expect((await desk.complete(number, 'fabrication_start')).status, 'which repays a part').toBe(200)
  const second = await requested(number)
  const about = { projectId: number, reason: 'quality', description: 'Half of the panels are not to the drawing.' }
  const { dispute } = (await desk.ask(desk.builder.person, '/disputes', about)).body
  const split = { outcome: 'split', refundCents: 3_000_000, reason: 'Seen on site' }
  expect((await desk.ask(operator(), `/disputes/${dispute.id}/resolve`, split)).status).toBe(200)
  expect((await decide(second.id)).body.code).toBe('nothingToAdvance')
  expect((await textOf(number, 'conditional', desk.shop.person, second.id)).body.code, 'not the text of the first').toBe('noAdvance')
  const ofFirst = (await textOf(number, 'conditional', desk.shop.person, first.id)).body
  const asSecond = { requestId: second.id, textHash: ofFirst.textHash, signature: 'Test partner' }
  const path = `/projects/${number}/waivers`
  expect((await desk.ask(desk.shop.person, `${path}/early_payout/conditional`, asSecond)).body.code).toBe('noAdvance')
  for (const sent of [undefined, asSecond]) {
    const step = `${path}/quality_check/conditional${sent ? '' : `?requestId=${first.id}`}`
    const other = await desk.ask(desk.shop.person, step, sent)
    expect([other.status, other.body.fields?.map(({ path: field }: { path: string }) => field)]).toEqual([400, ['requestId']])
  }

  const requests = (await desk.ask(operator(), `/factoring?projectId=${number}`)).body
  expect(requests.find(({ id }: { id: string }) => id === second.id).waiverSigned, 'nothing to sign').toBeNull()
  const left = requests.find(({ id }: { id: string }) => id === first.id)
  expect(left.paidAmount).toBeLessThan(first.paidAmount)
  const other = await desk.project(PRICE, 'Premium')
  const elsewhere = await requested(other)
  expect((await textOf(number, 'conditional', desk.shop.person, elsewhere.id)).body.code, 'of another order').toBe('noAdvance')
  expect((await signRequest(other, elsewhere.id)).body.waiver.amountCents).toBe(Math.round(elsewhere.paidAmount * 100))
  const signed = await signRequest(number, first.id)
  expect(signed.body.waiver).toMatchObject({ phase: 'early_payout', amountCents: Math.round(left.paidAmount * 100) })
  expect((await payOut(number)).amountCents).toBeGreaterThan(0)
  expect(await house.findings()).toEqual([])
})

it('a waiver of another amount than the one that would be paid now does not count', async () => {
  const { desk } = house
  const number = await desk.project(PRICE, 'Premium')
  const request = await requested(number)
  await desk.sign(number, 'early_payout', 'conditional')
  await desk.reach(number, 'fabrication_start')
  await desk.sign(number, 'fabrication_start', 'conditional')
  expect((await desk.complete(number, 'fabrication_start')).status, 'its waiver is another one').toBe(200)
  expect((await decide(request.id)).body.code).toBe('waiverMissing')
  expect((await desk.sign(number, 'early_payout', 'conditional')).status).toBe(200)
  expect((await decide(request.id)).status).toBe(200)
})

it('the next phase, all of which repays it, takes no waiver, and the unconditional one follows the payment', async () => {
  const { desk } = house
  const number = await desk.project(PRICE, 'Premium')
  const { id } = await requested(number)
  await desk.sign(number, 'early_payout', 'conditional')
  const { request } = (await decide(id)).body
  expect((await textOf(number, 'unconditional')).body.code, 'not paid yet').toBe('noAdvance')
  const phase = await desk.ask(desk.shop.person, `/projects/${number}/waivers/fabrication_start/conditional`)
  expect(phase.body.code, 'all of the phase repays the early payout').toBe('nothingPaid')

  const { run } = (await desk.ask(operator(), '/payout-runs', { payOn: '2099-01-05', projectIds: [number] })).body
  for (const who of desk.operators) await desk.ask(who, `/payout-runs/${run.id}/decide`, { decision: 'approve' })
  expect((await textOf(number, 'unconditional')).body.code, 'on its way').toBe('noAdvance')
  await desk.importStatement(desk.statement([{ cents: -run.totalCents, text: `ACH ${run.number}` }]))
  const signed = await desk.sign(number, 'early_payout', 'unconditional')
  expect(signed.body.waiver).toMatchObject({ phase: 'early_payout', amountCents: Math.round(request.paidAmount * 100) })

  // What a shop is paid early is not the builder's concern.
  expect((await textOf(number, 'unconditional', desk.builder.person)).status).toBe(404)
  const { project } = (await desk.ask(desk.builder.person, `/projects/${number}`)).body
  expect(project.waivers).toEqual([])
  const pdf = (who: typeof desk.shop.person) => desk.ask(who, `/waivers/${signed.body.waiver.id}/pdf`)
  expect([(await pdf(desk.builder.person)).status, (await pdf(desk.shop.person)).status]).toEqual([404, 200])
  expect(await house.findings()).toEqual([])
})

it('the bank returns the payout of an early payout: its waivers say so, until the return is undone', async () => {
  const { desk } = house
  const number = await desk.project(PRICE, 'Premium')
  const { id } = await requested(number)
  await desk.sign(number, 'early_payout', 'conditional')
  await decide(id)
  const { reference, amountCents } = await payOut(number)
  await desk.sign(number, 'early_payout', 'unconditional')
  expect(await flagged(reference)).toEqual([])

  await desk.importStatement(desk.statement([{ cents: amountCents, text: `ACH RETURN ${reference} R03` }]))
  const signed = { phase: 'early_payout', returnedPayout: reference }
  expect(await flagged(reference)).toMatchObject([
    { ...signed, condition: 'conditional' },
    { ...signed, condition: 'unconditional' },
  ])
  const { rows } = await house.cms.payload.db.pool.query('select id from bank_lines where matched_to = $1 and amount_cents > 0', [
    reference,
  ])
  expect((await desk.ask(operator(), `/bank/lines/${rows[0].id}/undo`, { reason: 'It was somebody else' })).status).toBe(200)
  expect(await flagged(reference)).toEqual([])
  expect(await house.findings()).toEqual([])
})

it('a returned payout of a phase says nothing of the waiver of an early payout that another payout paid', async () => {
  const { desk } = house
  await confirmShopAccount(desk)
  const number = await desk.project(PRICE, 'Premium')
  const { id } = await requested(number)
  await desk.sign(number, 'early_payout', 'conditional')
  await decide(id)
  const early = await payOut(number)
  for (const phase of ['fabrication_start', 'quality_check', 'shipment', 'delivery'] as const) {
    await desk.reach(number, phase)
    await desk.sign(number, phase, 'conditional')
    await desk.complete(number, phase)
  }
  const later = await payOut(number)
  await desk.importStatement(desk.statement([{ cents: later.amountCents, text: `ACH RETURN ${later.reference} R03` }]))
  const waivers = (await flagged(later.reference)) ?? []
  expect(waivers.length).toBeGreaterThan(0)
  expect(waivers.filter(({ phase }) => phase === 'early_payout')).toEqual([])
  expect(await flagged(early.reference)).toEqual([])
})

it('a shop that lost a disputed order has its waivers flagged until its returned early payout is paid again', async () => {
  const { desk } = house
  await confirmShopAccount(desk)
  const number = await desk.project(PRICE, 'Premium')
  const { id } = await requested(number)
  await desk.sign(number, 'early_payout', 'conditional')
  await decide(id)
  const { id: payout, reference, amountCents } = await payOut(number)
  await desk.sign(number, 'early_payout', 'unconditional')
  const about = { projectId: number, reason: 'other', description: 'Something about it is not right.' }
  expect((await desk.ask(desk.builder.person, '/disputes', about)).status).toBe(201)
  const second = await desk.secondShop()
  await desk.reroute(number, second.fabricator)
  const { owedAmount } = (await desk.ask(operator(), `/factoring?projectId=${number}`)).body[0]
  await desk.importStatement(desk.statement([{ cents: Math.round(owedAmount * 100), text: 'repayment', reference: 'PAIDBACK' }]))
  const received = { decision: 'received', bankLineId: (await desk.line('PAIDBACK')).id, reason: 'All of it' }
  await desk.ask(operator(), `/factoring/${id}/debt`, received)

  await desk.importStatement(desk.statement([{ cents: amountCents, text: `ACH RETURN ${reference} R03` }]))
  const both = [{ condition: 'conditional' }, { condition: 'unconditional' }].map((waiver) => ({
    ...waiver,
    phase: 'early_payout',
    returnedPayout: reference,
  }))
  expect(await flagged(reference)).toMatchObject(both)
  for (const who of [desk.builder.person, desk.shop.person, second.person])
    expect((await desk.ask(who, '/payout-runs')).status, 'only operators read the runs').toBe(403)
  // The shop that makes it now signed none of them.
  const { project } = (await desk.ask(second.person, `/projects/${number}`)).body
  expect(project.waivers).toEqual([])

  expect((await desk.ask(operator(), `/payouts/${payout}/unclaimed`, { decision: 'pay', reason: 'Compared' })).status).toBe(200)
  await confirmShopAccount(desk)
  const again = await payOut(number)
  expect(again.amountCents).toBe(amountCents)
  expect(await flagged(reference), 'paid again').toEqual([])
  await desk.importStatement(desk.statement([{ cents: amountCents, text: `ACH RETURN ${again.reference} R03` }]))
  expect(await flagged(reference), 'and returned again').toMatchObject(both)
  expect(await house.findings()).toEqual([])
})
