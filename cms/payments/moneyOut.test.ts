import { recordOf } from '@framewell/domain/collections/recordOf'
import { companyDay } from '@framewell/domain/dates/businessDays'
import { getAdminMetrics } from '@framewell/domain/insights/metricCalls'
import type { MetricName } from '@framewell/domain/insights/metrics'
import { cents, sumCents } from '@framewell/domain/money/cents'
import { minCents } from '@framewell/domain/money/differences'
import { fundingOf } from '@framewell/domain/payments/funding'
import { PROJECT_ACCOUNT_KINDS } from '@framewell/domain/payments/ledgerAccount'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { env } from '../env'
import { asOwner } from '../platform/database/database'
import { moneyDesk } from '../testing/moneyDesk'
import { type MoneyHouse, moneyHouse } from '../testing/moneyHouse'
import type { TestPerson } from '../testing/signInAs'
import { startAnother } from '../testing/startAnother'
import { untilAnswered } from '../testing/untilAnswered'
import { releaseRetainageOn } from './projects/releaseRetainage'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
})
afterAll(() => house.cms.stop())

describe('a phase', () => {
  it('releases once for 200 calls over two processes, and every caller gets the same answer', async () => {
    const number = await house.desk.project(9_999_999, 'Premium')
    await house.desk.reach(number, 'fabrication_start')
    await house.desk.sign(number, 'fabrication_start', 'conditional')
    const preview = await house.desk.ask(house.desk.operators[0], `/projects/${number}/phases/fabrication_start/preview`)
    expect(preview.body.refusal).toBeNull()
    const another = await startAnother(house.cms.payload)
    try {
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, at) =>
          at % 2 === 0
            ? untilAnswered(() => house.desk.complete(number, 'fabrication_start'))
            : untilAnswered(() =>
                fetch(`${another.origin}/api/payments/projects/${number}/phase-complete`, {
                  method: 'POST',
                  headers: { 'content-type': 'application/json', cookie: house.desk.operators[1].cookie, origin: env.SITE_URL },
                  body: JSON.stringify({ phase: 'fabrication_start', notes: 'at once' }),
                }).then(async (answer) => ({ status: answer.status, body: await answer.json() })),
              ),
        ),
      )
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
      expect(answers[0]?.body.release).toEqual(preview.body.release)
    } finally {
      await another.stop()
    }
    const after = Object.fromEntries(
      preview.body.movements.map((one: { account: string; afterCents: number }) => [one.account, one.afterCents]),
    )
    for (const [kind, cents] of Object.entries(after)) expect(await house.desk.balance(kind, number)).toBe(cents)
  })

  it('is refused out of order, without its waiver, without money, to the shop and to strangers, and nothing moves', async () => {
    const number = await house.desk.project(300_001, 'Prepay')
    await house.desk.reach(number, 'delivery')
    const before = await house.moved(number)
    const code = async (answer: ReturnType<typeof house.desk.complete>) => (await answer).body.code
    expect(await code(house.desk.complete(number, 'quality_check'))).toBe('phaseOutOfOrder')
    expect(await code(house.desk.complete(number, 'fabrication_start'))).toBe('waiverMissing')
    await house.desk.sign(number, 'fabrication_start', 'conditional')
    expect(await code(house.desk.complete(number, 'fabrication_start'))).toBe('underfunded')
    expect((await house.desk.complete(number, 'fabrication_start', house.desk.shop.person)).status).toBe(403)
    const stranger = await moneyDesk(house.cms)
    expect((await house.desk.complete(number, 'fabrication_start', stranger.builder.person)).status).toBe(404)
    expect((await house.desk.ask(stranger.shop.person, `/projects/${number}`)).status).toBe(404)
    expect((await house.desk.ask(stranger.shop.person, '/escrow')).body).toEqual([])
    expect(await house.moved(number)).toEqual(before)
  })

  it('cannot be waived by the builder, with another text, twice, or before it is paid', async () => {
    const number = await house.desk.project(300_000, 'Premium')
    const path = `/projects/${number}/waivers/fabrication_start/conditional`
    const { body } = await house.desk.ask(house.desk.shop.person, path)
    expect(body.paragraphs.join(' ')).toContain(number)
    const signed = { signature: 'Test partner', textHash: body.textHash }
    expect((await house.desk.ask(house.desk.builder.person, path, signed)).status).toBe(403)
    expect((await house.desk.ask(house.desk.shop.person, path, { ...signed, textHash: 'a'.repeat(64) })).body.code).toBe('textChanged')
    expect((await house.desk.ask(house.desk.shop.person, path, signed)).status).toBe(200)
    expect((await house.desk.ask(house.desk.shop.person, path, signed)).body.code).toBe('signedAlready')
    expect((await house.desk.sign(number, 'fabrication_start', 'unconditional')).body.code).toBe('notPaidYet')
    const { rows } = await house.cms.payload.db.pool.query('select id from lien_waivers order by signed_at desc limit 1')
    expect((await house.desk.ask(house.desk.builder.person, `/waivers/${rows[0].id}/pdf`)).body).toContain('%PDF')
    await expect(asOwner((client) => client.query(`update lien_waivers set signed_by = 'Somebody'`))).rejects.toThrow('never changes')
  })
})

describe('money out', () => {
  it('goes from funded escrow through four phases, factoring and two-person payouts to a kit that is paid to the cent', async () => {
    const price = 5_890_001
    const number = await house.desk.project(price, 'Prepay')
    expect((await house.payDeposit(number)).body.imported).toBe(true)
    const details = { accountName: 'Ohio Roll Form', routingNumber: '091000019', accountNumber: '12345678', accountType: 'checking' }
    const proposed = await house.desk.ask(house.desk.shop.person, '/bank/details', details)
    expect(JSON.stringify(proposed.body)).not.toContain('12345678')
    expect(
      (
        await house.desk.ask(house.desk.operators[0], `/bank/details/${proposed.body.detail.id}/decide`, {
          decision: 'confirm',
          reason: 'called back',
        })
      ).status,
    ).toBe(200)
    await house.desk.checkPayee(proposed.body.detail.id)
    const { rows } = await house.cms.payload.db.pool.query('select sealed from bank_details')
    expect(rows.map(({ sealed }) => sealed).join()).not.toContain('12345678')
    const offer = await house.desk.ask(house.desk.shop.person, `/projects/${number}/factoring-offer?urgency=urgent`)
    const asked = await house.desk.ask(house.desk.shop.person, '/factoring', { projectId: number, urgency: 'urgent' })
    await house.desk.sign(number, 'early_payout', 'conditional')
    expect(asked.body.request.advanceAmount).toBe(offer.body.advanceAmount)
    expect(offer.body.advanceAmount).toBeLessThanOrEqual(offer.body.receivableAmount)
    const decide = () =>
      house.desk.ask(house.desk.operators[0], `/factoring/${asked.body.request.id}/decide`, { decision: 'approve', reason: 'good record' })
    expect((await Promise.all([decide(), decide(), decide()])).map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await house.desk.ask(house.desk.shop.person, '/factoring', { projectId: number, urgency: 'standard' })).body.code).toBe(
      'nothingToAdvance',
    )
    for (const phase of house.desk.phases) {
      await house.desk.reach(number, phase)
      await house.desk.sign(number, phase, 'conditional')
      const done = await house.desk.complete(number, phase)
      expect(done.status, `${phase} ${JSON.stringify(done.body)}`).toBe(200)
      if (phase === 'fabrication_start') await payOut(number, phase)
    }
    expect(await house.desk.balance('advance', number)).toBe(0)
    expect((await house.desk.ask(house.desk.shop.person, '/factoring')).body[0].status).toBe('settled')
    expect((await house.desk.ask(house.desk.operators[0], `/projects/${number}/retainage-release`, {})).body.code).toBe('acceptanceRunning')
    expect(await releaseRetainageOn(house.cms.payload, '2020-01-01')).toBe(0)
    await house.desk.signAll(number)
    expect((await house.desk.ask(house.desk.builder.person, `/projects/${number}/retainage-release`, {})).status).toBe(200)
    expect((await house.desk.ask(house.desk.builder.person, `/projects/${number}/retainage-release`, {})).body.code).toBe('releasedAlready')
    expect(await house.desk.balance('escrow', number)).toBe(0)
    expect(await house.desk.balance('retainage', number)).toBe(0)
    await bothApprove(number)
    const csv = (
      await house.desk.ask(house.desk.shop.person, `/account-statement?projectId=${number}&format=csv&from=2020-01-01&until=2099-12-31`)
    ).body
    expect(String(csv).split('\r\n')[0]).toBe('Date,Type,Description,Order,Added,Taken off,Balance')
    expect(
      (await house.desk.ask(house.desk.builder.person, `/account-statement?projectId=${number}&from=2020-01-01&until=2099-12-31`)).body,
    ).toContain('%PDF')
    const entries = await house.desk.ask(house.desk.builder.person, `/entries?projectId=${number}&account=escrow&limit=100`)
    const sum = entries.body.data.reduce((total: number, entry: { amountCents: number }) => total + entry.amountCents, 0)
    expect(0 - sum).toBe(entries.body.balanceCents)
    expect(await house.findings()).toEqual([])
  })

  /** A run of what is payable: proposed, approved by two, paid by the bank; the shop confirms receipt. */
  async function payOut(number: string, phase: 'fabrication_start') {
    const run = await house.desk.ask(house.desk.operators[0], '/payout-runs', { payOn: '2099-01-05', projectIds: [number] })
    const { id, number: runNumber, totalCents } = run.body.run
    const decide = (who: 0 | 1) => house.desk.ask(house.desk.operators[who], `/payout-runs/${id}/decide`, { decision: 'approve' })
    expect((await house.desk.ask(house.desk.operators[0], `/payout-runs/${id}/file`)).body.code).toBe('notSent')
    expect((await decide(0)).body.run.status).toBe('approved_once')
    expect((await decide(0)).body.code).toBe('approvedAlready')
    const setDetails = (from: string, to: string) =>
      house.cms.payload.db.pool.query('update bank_details set status = $2 where status = $1 and company_id = $3', [
        from,
        to,
        house.desk.shop.company,
      ])
    await setDetails('active', 'replaced')
    expect((await decide(1)).body.code, 'no money to an account that has been replaced').toBe('accountChanged')
    await setDetails('replaced', 'active')
    // The same person in three sessions at once counts once.
    const approvals = await Promise.all([decide(1), decide(1), decide(1)])
    expect(approvals.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(approvals.find(({ status }) => status === 200)?.body.run.status).toBe('sent')
    const file = String((await house.desk.ask(house.desk.operators[0], `/payout-runs/${id}/file`)).body)
    expect(file).toContain('12345678')
    expect(String((await house.desk.ask(house.desk.operators[0], `/payout-runs/${id}/file?format=pain001`)).body)).toContain(
      'pain.001.001.09',
    )
    expect(await house.desk.balance('payouts_in_transit')).toBe(totalCents)
    const entriesOf = async (who: TestPerson, asked: string) => (await house.desk.ask(who, `/entries?cause=${id}&${asked}`)).body
    expect(await entriesOf(house.desk.operators[0], 'account=payouts_in_transit')).toMatchObject({ total: 1, balanceCents: totalCents })
    expect((await entriesOf(house.desk.shop.person, 'account=all')).data.map(({ account }: { account: string }) => account)).toEqual([
      'fabricator_payable',
    ])
    const settled = house.desk.statement([{ cents: -totalCents, text: `ACH ${runNumber}` }])
    expect((await house.desk.importStatement(settled)).body).toMatchObject({ matched: 1 })
    expect(await house.desk.balance('payouts_in_transit')).toBe(0)
    expect((await house.desk.ask(house.desk.operators[0], '/payout-runs')).body.data[0].status).toBe('settled')
    // The phase itself paid nothing: all of it repaid the early payout, which this payout paid.
    const text = await house.desk.ask(house.desk.shop.person, `/projects/${number}/waivers/${phase}/unconditional`)
    expect(text.body.code).toBe('nothingPaid')
    expect((await house.desk.sign(number, 'early_payout', 'unconditional')).status).toBe(200)
  }

  /** Two people decide at the same moment, each in two sessions: one is first, the other sends it, and it is sent once. */
  async function bothApprove(number: string) {
    const { body } = await house.desk.ask(house.desk.operators[0], '/payout-runs', { payOn: '2099-02-05', projectIds: [number] })
    const { id, totalCents } = body.run
    const inTransit = await house.desk.balance('payouts_in_transit')
    const answers = await Promise.all(
      [0, 1, 0, 1].map((who) =>
        house.desk.ask(house.desk.operators[who === 0 ? 0 : 1], `/payout-runs/${id}/decide`, { decision: 'approve' }),
      ),
    )
    // The order is unknown: a second press by the first approver, or one after everything was sent.
    const refused = answers.flatMap(({ status, body }) => (status === 200 ? [] : [body.code]))
    expect(refused).toEqual([
      expect.stringMatching(/^(approvedAlready|notWaiting)$/),
      expect.stringMatching(/^(approvedAlready|notWaiting)$/),
    ])
    expect(answers.flatMap(({ status, body }) => (status === 200 ? [body.run.status] : [])).sort()).toEqual(['approved_once', 'sent'])
    expect(await house.desk.balance('payouts_in_transit')).toBe(inTransit + totalCents)
  }

  it('needs a second operator for bank details', async () => {
    const details = {
      companyId: house.desk.shop.company,
      accountName: 'Other',
      routingNumber: '021000021',
      accountNumber: '99887766',
      accountType: 'savings',
    }
    const { body } = await house.desk.ask(house.desk.operators[0], '/bank/details', details)
    const decide = (who: 0 | 1) =>
      house.desk.ask(house.desk.operators[who], `/bank/details/${body.detail.id}/decide`, { decision: 'confirm', reason: 'letter' })
    expect((await decide(0)).body.code).toBe('samePerson')
    expect((await decide(1)).body.detail.status).toBe('active')
    expect((await house.desk.ask(house.desk.builder.person, '/bank/details')).body.data).toEqual([])
  })
})

it('analytics match the entries: for Framewell all of them, for a company its own part', async () => {
  const ask = async (who: TestPerson) => (await house.desk.ask(who, '/analytics')).body
  // These tests use bank days in the future.
  await house.cms.payload.db.pool.query(`update payouts set settled_on = $1 where status = 'settled'`, [companyDay(new Date())])
  const all = await ask(house.desk.operators[0])
  expect(all.avgProcessingTime).toBe(0)
  const builder = await ask(house.desk.builder.person)
  const query = async (text: string) => Number((await house.cms.payload.db.pool.query(text)).rows[0]?.n)
  expect(all.totalEscrowValue * 100).toBeCloseTo(
    await query(`select sum(balance_cents) as n from ledger_accounts where kind = 'escrow'`),
    0,
  )
  const fundedBy = (part: 'cash' | 'unpaid - cash') => `
    select sum(${part}) as n from (
      select unpaid, unpaid - greatest(0, least(unpaid, owed)) as cash from (
        select a.project_id, coalesce(sum(e.amount_cents) filter (where a.kind in ('receivable', 'fee')), 0) as owed,
          coalesce(-sum(e.amount_cents) filter (where a.kind in ('escrow', 'retainage', 'fabricator_payable', 'builder_payable', 'advance')), 0) as unpaid
        from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.project_id is not null group by a.project_id) of_project) funded`
  expect(all.cashHeld * 100, 'of what is not paid out, what the builders do not owe').toBeCloseTo(await query(fundedBy('cash')), 0)
  expect(all.cashInEscrow, 'there is no escrow account').toBe(0)
  expect(all.onCredit * 100).toBeCloseTo(await query(fundedBy('unpaid - cash')), 0)
  const { figures } = getAdminMetrics.output.parse(
    await (await house.cms.request('/api/admin/metrics', { cookie: house.desk.operators[0].cookie })).json(),
  )
  const exposed = (name: MetricName) => (figures.find((one) => one.name === name)?.value ?? 0) * 100
  const { rows: held } = await house.cms.payload.db.pool.query(
    `select json_object_agg(kind, balance_cents) as balances from ledger_accounts where project_id is not null group by project_id`,
  )
  const onCredit = held.map(({ balances: found }) => {
    const balances = recordOf(PROJECT_ACCOUNT_KINDS, (kind) => cents(found[kind] ?? 0))
    return minCents(balances.escrow, fundingOf({ ...balances, advance: cents(0) }).creditCents)
  })
  expect(exposed('exposureOnCredit'), 'the part of fundingOf that is not released').toBeCloseTo(sumCents(onCredit), 0)
  expect(sumCents(onCredit)).toBeGreaterThan(0)
  expect(all.unreleasedOnCredit * 100, 'as on the operators’ dashboard').toBeCloseTo(exposed('exposureOnCredit'), 0)
  expect(exposed('exposureInCash') + exposed('exposureOnCredit')).toBeCloseTo(all.totalEscrowValue * 100, 0)
  const last = all.timeline.at(-1)
  const unpaid = all.cashHeld + all.onCredit + all.advancesOutstanding
  expect((last.escrow + last.retainage + last.fabricators + last.refunds) * 100, 'early payouts are counted once').toBeCloseTo(
    unpaid * 100,
    0,
  )
  expect(all.onCredit, 'no more than the builders owe').toBeLessThanOrEqual(all.receivables)
  const earned = await query(`select sum(balance_cents) as n from ledger_accounts where kind in ('fee', 'revenue')`)
  expect(all.totalRevenue * 100).toBeCloseTo(earned, 0)
  expect(all.monthlyRevenue).toBe(all.totalRevenue)
  // What Framewell earns is no business of a shop or a builder.
  expect((await ask(house.desk.shop.person)).totalRevenue).toBe(0)
  expect(builder.totalRevenue).toBe(0)
  expect(builder.activeAccounts).toBe(await query(`select count(*) as n from payment_projects where status = 'active'`))
  const transactions = (await house.desk.ask(house.desk.builder.person, '/transactions')).body
  const moved = transactions.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)
  expect(builder.processingVolume).toBeCloseTo(moved, 2)
  const stranger = await moneyDesk(house.cms)
  expect(await ask(stranger.shop.person)).toMatchObject({
    totalEscrowValue: 0,
    cashHeld: 0,
    onCredit: 0,
    totalRevenue: 0,
    activeAccounts: 0,
    avgProcessingTime: null,
  })
})
