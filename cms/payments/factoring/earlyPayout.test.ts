import { cents } from '@framewell/domain/money/cents'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/database/inTransaction'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'
import { confirmShopAccount, openHouse } from '../../testing/moneySteps'
import type { TestPerson } from '../../testing/signInAs'
import { amendProject } from '../projects/amendProject'
import { closeProject } from '../projects/closeProject'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
  await openHouse(house.cms, house.desk)
})
afterAll(() => house.cms.stop())

const request = async (number: string) => {
  const { body } = await house.desk.ask(house.desk.shop.person, '/factoring', { projectId: number, urgency: 'standard' })
  await house.desk.sign(number, 'early_payout', 'conditional')
  return String(body.request.id)
}
const approve = (id: string) =>
  house.desk.ask(house.desk.operators[0], `/factoring/${id}/decide`, { decision: 'approve', reason: 'Good record' })
const cancel = async (number: string) => {
  const req = await house.cms.localReq()
  await inTransaction(req, () => closeProject(req, { number }, 'The builder changed plans'))
}
/** The balances of a project that are not zero. */
const held = async (number: string) =>
  Object.fromEntries(Object.entries(await house.desk.balances(number)).filter(([, cents]) => cents !== 0))
const statusOf = async (number: string) => (await house.desk.ask(house.desk.operators[0], `/factoring?projectId=${number}`)).body[0].status
const payableTo = async (number: string) => {
  const { body } = await house.desk.ask(house.desk.operators[0], '/payout-runs')
  return body.payable.filter(({ projectId }: { projectId: string }) => projectId === number)
}

const outcome = async (number: string, step: string) =>
  (await house.desk.ask(house.desk.operators[0], `/projects/${number}/early-payout-outcome?step=${step}`)).body
/** Pays what is payable on a project with its own run. @returns the run, sent */
const send = async (number: string) => {
  const [first, second] = house.desk.operators
  const { body } = await house.desk.ask(first, '/payout-runs', { payOn: '2099-01-05', projectIds: [number] })
  for (const operator of [first, second]) {
    const decided = await house.desk.ask(operator, `/payout-runs/${body.run.id}/decide`, { decision: 'approve' })
    expect(decided.status, JSON.stringify(decided.body)).toBe(200)
  }
  return body.run
}
/** The bank shows the run as paid. */
const settle = async ({ number, totalCents }: { number: string; totalCents: number }) =>
  expect((await house.desk.importStatement(house.desk.statement([{ cents: -totalCents, text: `ACH ${number}` }]))).body.imported).toBe(true)
/** An early payout the shop received. @returns the request and the run that paid it */
const paidOut = async (number: string) => {
  const id = await request(number)
  expect((await approve(id)).status).toBe(200)
  const run = await send(number)
  return { id, run }
}
const decideDebt = (id: string, json: object) =>
  house.desk.ask(house.desk.operators[0], `/factoring/${id}/debt`, { reason: 'Agreed with the shop', ...json })
const PRICE = 7_450_000
const ADVANCE = 6_242_355

describe('an early payout', () => {
  it('is counted once where funding is shown: not as unpaid, and not as credit of the builder, who sees nothing of it', async () => {
    const { desk } = house
    const number = await desk.project(PRICE, 'Standard')
    await house.payDeposit(number)
    const fundingOf = async (who = desk.operators[0]) => (await desk.ask(who, `/projects/${number}`)).body.project.funding
    const [before, ofShop, ofBuilder] = [await fundingOf(), await fundingOf(desk.shop.person), await fundingOf(desk.builder.person)]
    expect(before.unpaidCents).toBe(PRICE)
    const people = [desk.operators[0], desk.shop.person, desk.builder.person]
    const unreleased = async (who: TestPerson) => {
      const { totalEscrowValue, unreleasedOnCredit } = (await desk.ask(who, '/analytics')).body
      return { totalEscrowValue, unreleasedOnCredit }
    }
    const splits = await Promise.all(people.map(unreleased))
    expect(splits[0]).toEqual({ totalEscrowValue: PRICE / 100, unreleasedOnCredit: (before.creditCents ?? 0) / 100 })
    await paidOut(number)
    expect(await Promise.all(people.map(unreleased)), 'it releases nothing').toEqual(splits)
    const { advance = 0, receivable = 0 } = await held(number)
    expect(advance).toBeGreaterThan(0)
    const after = await fundingOf()
    expect(after.unpaidCents).toBe(PRICE - advance)
    expect(after.cashCents + after.creditCents).toBe(after.unpaidCents)
    expect(after.creditCents).toBeLessThanOrEqual(receivable)
    expect((await fundingOf(desk.shop.person)).unpaidCents).toBe(ofShop.unpaidCents - advance)
    expect(await fundingOf(desk.builder.person)).toEqual(ofBuilder)
    const { body } = await desk.ask(desk.operators[0], `/escrow?projectId=${number}`)
    expect(body[0]).toMatchObject({ advancesReleased: advance / 100, onCredit: after.creditCents / 100 })
  })

  it('that was approved and not paid out is undone when the order is canceled', async () => {
    const number = await house.desk.project(PRICE, 'Premium')
    expect((await approve(await request(number))).status).toBe(200)
    expect((await held(number)).advance).toBeGreaterThan(0)
    const revenue = await house.desk.balance('revenue')
    await cancel(number)
    expect(await held(number)).toEqual({})
    expect(await house.desk.balance('revenue')).toBeLessThan(revenue)
    expect(await payableTo(number)).toEqual([])
    expect(await statusOf(number)).toBe('withdrawn')
    expect(await house.findings()).toEqual([])
  })

  it('that one shop requested is never paid to the shop that takes the order over', async () => {
    const number = await house.desk.project(PRICE, 'Premium')
    const pending = await request(number)
    await house.desk.reroute(number, (await house.desk.secondShop()).fabricator)
    expect((await approve(pending)).body.code).toBe('alreadyDecided')
    expect(await statusOf(number)).toBe('withdrawn')
    expect(await payableTo(number)).toEqual([])
  })

  it('in a waiting run does not hide what the next shop earns', async () => {
    const number = await house.desk.project(PRICE, 'Premium')
    expect((await approve(await request(number))).status).toBe(200)
    const [operator] = house.desk.operators
    const { run } = (await house.desk.ask(operator, '/payout-runs', { payOn: '2099-01-05', projectIds: [number] })).body
    const second = await house.desk.secondShop()
    await house.desk.reroute(number, second.fabricator)
    await house.desk.reach(number, 'fabrication_start')
    await house.desk.sign(number, 'fabrication_start', 'conditional', second.person)
    const { release } = (await house.desk.complete(number, 'fabrication_start')).body
    expect(await payableTo(number)).toMatchObject([{ payee: 'Scioto Rollform', amountCents: release.netCents }])
    expect((await house.desk.ask(operator, `/payout-runs/${run.id}/decide`, { decision: 'approve' })).status).toBe(200)
    const sent = await house.desk.ask(house.desk.operators[1], `/payout-runs/${run.id}/decide`, { decision: 'approve' })
    expect(sent.body.code).toBe('payableChanged')
  })

  it('is not stranded by a refund before delivery', async () => {
    const number = await house.desk.project(PRICE, 'Premium')
    expect((await approve(await request(number))).status).toBe(200)
    const { body } = await house.desk.ask(house.desk.builder.person, '/disputes', {
      projectId: number,
      reason: 'quality',
      description: 'Half of the panels are not to the drawing.',
    })
    const json = { outcome: 'refund', reason: 'Not to the drawing' }
    expect((await house.desk.ask(house.desk.operators[0], `/disputes/${body.dispute.id}/resolve`, json)).status).toBe(200)
    for (const phase of house.desk.phases) {
      await house.desk.reach(number, phase)
      await house.desk.sign(number, phase, 'conditional')
      expect((await house.desk.complete(number, phase)).status).toBe(200)
    }
    await house.desk.signAll(number)
    expect((await house.desk.ask(house.desk.builder.person, `/projects/${number}/retainage-release`, {})).status).toBe(200)
    expect((await held(number)).advance ?? 0).toBe(0)
    expect(await house.findings()).toEqual([])
  })
})

describe('an early payout the shop received', () => {
  it('is owed by the shop when the order is canceled, as the operator was shown, and written off with a reason', async () => {
    const number = await house.desk.project(PRICE, 'Premium')
    const { id, run } = await paidOut(number)
    expect(await outcome(number, 'cancel')).toEqual({ shop: 'Ohio Roll Form', requestEnds: false, undoneCents: 0, owedCents: ADVANCE })
    const forBuilder = await house.desk.ask(house.desk.builder.person, `/projects/${number}/early-payout-outcome?step=cancel`)
    expect(forBuilder.status).toBe(403)
    await cancel(number)
    expect(await held(number)).toEqual({ shop_debt: ADVANCE })
    expect(await statusOf(number)).toBe('owed')
    expect((await decideDebt(id, { decision: 'write_off' })).body.code).toBe('payoutInTransit')
    await settle(run)
    const written = await decideDebt(id, { decision: 'write_off' })
    expect(written.body.request).toMatchObject({ status: 'written_off', owedAmount: 0, decisionReason: 'Agreed with the shop' })
    expect(await held(number)).toEqual({})
    expect(await house.desk.balance('bad_debt')).toBe(ADVANCE)
    expect((await decideDebt(id, { decision: 'write_off' })).body.code).toBe('nothingOwed')
    expect(await house.findings()).toEqual([])
  })

  it('is taken back with its discount when the bank returns it, whether the order continues or not', async () => {
    for (const cancelled of [false, true]) {
      const number = await house.desk.project(PRICE, 'Premium')
      const revenue = await house.desk.balance('revenue')
      const { run } = await paidOut(number)
      if (cancelled) await cancel(number)
      const [payout] = run.payouts
      const shown = `/projects/${number}/early-payout-outcome?step=return`
      expect((await house.desk.ask(house.desk.operators[0], `${shown}&payoutId=${payout.id}`)).body).toEqual({
        shop: 'Ohio Roll Form',
        requestEnds: false,
        undoneCents: ADVANCE,
        owedCents: 0,
      })
      expect((await house.desk.ask(house.desk.shop.person, `${shown}&payoutId=${payout.id}`)).status).toBe(404)
      expect((await house.desk.ask(house.desk.operators[0], shown)).body.code).toBe('unknownPayout')
      const failed = await house.desk.ask(house.desk.operators[0], `/payouts/${payout.id}/fail`, { reason: 'R03 no such account' })
      expect(failed.status, JSON.stringify(failed.body)).toBe(200)
      const { advance, shop_debt, fabricator_payable } = await house.desk.balances(number)
      expect([advance ?? 0, shop_debt ?? 0, fabricator_payable]).toEqual([0, 0, 0])
      expect(await house.desk.balance('revenue')).toBe(revenue)
      await confirmShopAccount(house.desk)
    }
    expect(await house.findings()).toEqual([])
  })

  it('stays the debt of the shop that drew it when another shop makes the order, and only that shop sets it off or pays it back', async () => {
    const number = await house.desk.project(PRICE, 'Premium')
    const { id, run } = await paidOut(number)
    await settle(run)
    await house.desk.reroute(number, (await house.desk.secondShop()).fabricator)
    expect((await held(number)).shop_debt).toBe(ADVANCE)
    await house.desk.reach(number, 'fabrication_start')
    const other = await house.desk.project(100_000, 'Premium')
    await house.desk.reach(other, 'fabrication_start')
    await house.desk.sign(other, 'fabrication_start', 'conditional')
    await house.desk.complete(other, 'fabrication_start')
    expect((await decideDebt(id, { decision: 'set_off' })).status).toBe(400)
    expect((await decideDebt(id, { decision: 'set_off', fromProjectId: number })).body.code).toBe('otherShop')
    expect((await decideDebt(id, { decision: 'set_off', fromProjectId: other })).body.request.owedAmount).toBe((ADVANCE - 39_200) / 100)
    expect(await payableTo(other)).toEqual([])
    await house.desk.importStatement(house.desk.statement([{ cents: ADVANCE - 39_200, text: 'repayment Ohio Roll Form' }]))
    const { body } = await house.desk.ask(house.desk.operators[0], '/bank/lines?status=unmatched')
    const received = await decideDebt(id, { decision: 'received', bankLineId: body.data[0].id })
    expect(received.body.request).toMatchObject({ status: 'settled', owedAmount: 0 })
    expect([(await held(number)).shop_debt ?? 0, await house.desk.balance('suspense')]).toEqual([0, 0])
    // Once undone, it is owed again, and the receipt waits with its money.
    const undone = await house.desk.ask(house.desk.operators[0], `/bank/lines/${body.data[0].id}/undo`, { reason: 'Another shop paid it' })
    expect([undone.status, undone.body.line?.status]).toEqual([200, 'unmatched'])
    expect([(await held(number)).shop_debt, await house.desk.balance('suspense')]).toEqual([ADVANCE - 39_200, ADVANCE - 39_200])
    expect((await decideDebt(id, { decision: 'received', bankLineId: body.data[0].id })).body.request).toMatchObject({ status: 'settled' })
    expect(await house.findings()).toEqual([])
  })

  it('that a refund left uncovered is repaid by what the same shop earns next on the project: the advance, then the debt', async () => {
    const number = await house.desk.project(PRICE, 'Premium')
    await settle((await paidOut(number)).run)
    const { body } = await house.desk.ask(house.desk.builder.person, '/disputes', {
      projectId: number,
      reason: 'quality',
      description: 'Half of the panels are not to the drawing.',
    })
    const shown = (
      await house.desk.ask(house.desk.operators[0], `/projects/${number}/early-payout-outcome?step=refund&refundCents=1117500`)
    ).body
    await house.desk.ask(house.desk.operators[0], `/disputes/${body.dispute.id}/resolve`, {
      outcome: 'split',
      refundCents: 1_117_500,
      reason: 'Not to the drawing',
    })
    const { advance = 0, shop_debt = 0 } = await held(number)
    expect(shop_debt).toBe(shown.owedCents)
    expect(shop_debt).toBeGreaterThan(0)
    expect(advance + shop_debt).toBe(ADVANCE)
    // Advances use up everything the project still brings. A change order brings more.
    const req = await house.cms.localReq()
    await inTransaction(req, () => amendProject(req, { number }, cents(1_000_000)))
    let earned = 0
    for (const phase of house.desk.phases) {
      await house.desk.reach(number, phase)
      await house.desk.sign(number, phase, 'conditional')
      const { release } = (await house.desk.complete(number, phase)).body
      expect(release.repaidCents).toBe(Math.min(ADVANCE - Math.min(ADVANCE, earned), release.repaidCents + release.netCents))
      earned += release.repaidCents + release.netCents
      const { advance: covered = 0, shop_debt: owed = 0, fabricator_payable: payable = 0 } = await held(number)
      // The advance first, then the debt, then the shop.
      expect({ covered, owed, payable }).toEqual({
        covered: Math.max(0, advance - earned),
        owed: Math.min(shop_debt, Math.max(0, ADVANCE - earned)),
        payable: Math.max(0, earned - ADVANCE),
      })
    }
    expect(earned).toBeGreaterThan(ADVANCE)
    const { body: requests } = await house.desk.ask(house.desk.operators[0], `/factoring?projectId=${number}`)
    expect(requests).toMatchObject([{ status: 'settled', owedAmount: 0 }])
    expect(await house.findings()).toEqual([])
  })

  it('pays the shop nothing while a dispute is open: what is payable waits for the decision', async () => {
    const number = await house.desk.project(PRICE, 'Premium')
    await approve(await request(number))
    const proposed = await house.desk.ask(house.desk.operators[0], '/payout-runs', { payOn: '2099-01-05', projectIds: [number] })
    await house.desk.ask(house.desk.operators[0], `/payout-runs/${proposed.body.run.id}/decide`, { decision: 'approve' })
    const dispute = { projectId: number, reason: 'late', description: 'The kit has not been started.' }
    const { body } = await house.desk.ask(house.desk.builder.person, '/disputes', dispute)
    const decide = (decision: string) =>
      house.desk.ask(house.desk.operators[1], `/payout-runs/${proposed.body.run.id}/decide`, { decision, reason: 'Disputed' })
    expect((await decide('approve')).body.code).toBe('disputeOpen')
    expect((await decide('cancel')).status).toBe(200)
    expect(await payableTo(number)).toMatchObject([{ blocked: 'disputeOpen' }])
    await house.desk.ask(house.desk.operators[0], `/disputes/${body.dispute.id}/resolve`, { outcome: 'release', reason: 'On time' })
    expect(await payableTo(number)).toMatchObject([{ blocked: null }])
  })
})
