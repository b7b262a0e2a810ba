import { LEDGER_ACCOUNTS, type LedgerAccountKind } from '@framewell/domain/payments/ledgerAccount'
import { seesAccount } from '@framewell/domain/payments/partyView'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../testing/moneyHouse'

let house: MoneyHouse
let number: string
beforeAll(async () => {
  house = await moneyHouse()
  const { desk } = house
  number = await desk.project(5_890_000, 'Standard')
  await house.payDeposit(number)
  const { body } = await desk.ask(desk.shop.person, '/factoring', { projectId: number, urgency: 'urgent' })
  await desk.sign(number, 'early_payout', 'conditional')
  await desk.ask(desk.operators[0], `/factoring/${body.request.id}/decide`, { decision: 'approve', reason: 'good record' })
  await desk.reach(number, 'fabrication_start')
  await desk.sign(number, 'fabrication_start', 'conditional')
  expect((await desk.complete(number, 'fabrication_start')).status).toBe(200)
  await desk.ask(desk.shop.person, '/factoring', { projectId: number, urgency: 'urgent' })
})
afterAll(() => house.cms.stop())

const SIDES = ['builder', 'shop'] as const
type Who = (typeof SIDES)[number]
const ask = async (who: Who, path: string) => (await house.desk.ask(house.desk[who].person, path)).body
const sideOf = { builder: ['builder'], shop: ['fabricator'] } as const
const titlesOf = (...kinds: LedgerAccountKind[]) => kinds.map((kind) => LEDGER_ACCOUNTS[kind].title)
/** What the other party must not learn, as accounts and postings name it. */
const FOREIGN = {
  builder: [...titlesOf('advance', 'fee', 'fabricator_payable'), 'arly payout'],
  shop: titlesOf('receivable', 'builder_payable', 'escrow', 'escrow_cash', 'retainage'),
}

describe.each(SIDES)('what the %s sees of money', (who) => {
  it('are the entries of its own accounts', async () => {
    for (const path of [`/entries?projectId=${number}&limit=100`, '/entries?limit=100']) {
      const { data, total } = await ask(who, path)
      expect(data.length).toBeGreaterThan(0)
      expect(total).toBe(data.length)
      for (const { account } of data) expect.soft(seesAccount(sideOf[who], account), `${account} in ${path}`).toBe(true)
    }
    const hidden = who === 'builder' ? 'advance' : 'receivable'
    expect(await ask(who, `/entries?projectId=${number}&account=${hidden}`)).toMatchObject({ total: 0, balanceCents: 0 })
  })

  it('is its own statement of account, of one project and of all', async () => {
    const period = 'from=2020-01-01&until=2099-12-31'
    for (const path of [`/account-statement?format=csv&${period}&projectId=${number}`, `/account-statement?format=csv&${period}`]) {
      const csv = String(await ask(who, path))
      expect(csv).toContain(number)
      for (const words of FOREIGN[who]) expect.soft(csv, path).not.toContain(words)
    }
  })

  it('are the transactions that move its own accounts', async () => {
    const own = [await ask(who, '/transactions'), (await ask(who, '/movements?limit=100')).data]
    for (const rows of own) {
      expect(rows.map(({ type }: { type: string }) => type)).toContain('phase_release')
      expect(rows.some(({ type }: { type: string }) => type === 'factoring_advance')).toBe(who === 'shop')
      if (who === 'builder') for (const words of FOREIGN.builder) expect.soft(JSON.stringify(rows)).not.toContain(words)
    }
  })

  it('are its own balances, invoices and parts of a release', async () => {
    const { project } = await ask(who, `/projects/${number}`)
    for (const { account } of project.balances) expect.soft(seesAccount(sideOf[who], account), account).toBe(true)
    if (who === 'builder') {
      const seen = project.balances.filter(({ account }: { account: string }) => account !== 'receivable')
      const unpaid = seen.reduce((sum: number, { balanceCents }: { balanceCents: number }) => sum + balanceCents, 0)
      expect(project.funding.unpaidCents, 'nothing that was released to the shop').toBe(unpaid)
    }
    const preview = await ask(who, `/projects/${number}/phases/quality_check/preview`)
    for (const { account } of preview.movements) expect.soft(seesAccount(sideOf[who], account), account).toBe(true)
    const known = who === 'shop' ? expect.any(Number) : null
    for (const release of [...project.phases, preview.release])
      expect.soft(release).toMatchObject({ feeCents: null, repaidCents: known, netCents: known })
    if (who === 'shop')
      for (const { grossCents, retainageCents, repaidCents, netCents } of project.phases)
        expect.soft(grossCents, 'its own part, to the cent').toBe(retainageCents + repaidCents + netCents)
    expect(project.invoices.length > 0).toBe(who === 'builder')
    const { total, aging } = await ask(who, `/invoices?projectId=${number}`)
    expect(total > 0).toBe(who === 'builder')
    if (who === 'shop') expect(JSON.stringify(aging)).not.toMatch(/"count":[1-9]/)
    const [invoice] = await house.invoicesOf(number)
    const { status } = await house.desk.ask(house.desk[who].person, `/invoices/${invoice.number}/pdf`)
    expect(status).toBe(who === 'builder' ? 200 : 404)
  })

  it('are its own figures', async () => {
    const [account] = await ask(who, `/escrow?projectId=${number}`)
    const analytics = await ask(who, '/analytics')
    const last = analytics.timeline.at(-1)
    if (who === 'builder') {
      expect(account.advancesReleased).toBeNull()
      expect(analytics).toMatchObject({ totalRevenue: 0, monthlyRevenue: 0, advancesOutstanding: 0, pendingFactoring: 0 })
      expect(analytics.receivables).toBeGreaterThan(0)
      expect(last.fabricators).toBe(0)
    } else {
      expect(account.advancesReleased).toBeGreaterThan(0)
      expect(analytics).toMatchObject({ receivables: 0, overdueReceivables: 0 })
      expect(analytics.advancesOutstanding).toBeGreaterThan(0)
      expect(analytics).toMatchObject({ totalRevenue: 0, monthlyRevenue: 0 })
      expect(last.receivables).toBe(0)
    }
    const moved = (await ask(who, '/transactions')).reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)
    expect(analytics.processingVolume).toBeCloseTo(moved, 2)
  })

  it('are events about its own part', async () => {
    const { rows } = await house.cms.payload.db.pool.query(
      `select name, payload from notification_events where payload ->> 'projectId' = $1 and payload -> 'companies' ? $2`,
      [number, house.desk[who].company],
    )
    const names = rows.map(({ name }) => name)
    const [own, foreign] = ['payment-phase-completed', 'payment-phase-payable']
    expect(names).toContain(who === 'builder' ? own : foreign)
    expect(names).not.toContain(who === 'builder' ? foreign : own)
    if (who === 'builder') for (const { payload } of rows) expect.soft(payload).not.toHaveProperty('netCents')
  })
})

it('operators see everything', async () => {
  const { desk } = house
  const { body } = await desk.ask(desk.operators[0], `/projects/${number}`)
  expect(body.project.balances.length).toBeGreaterThan(6)
  expect(body.project.phases[0].netCents).toEqual(expect.any(Number))
  expect(body.project.invoices.length).toBeGreaterThan(0)
})
