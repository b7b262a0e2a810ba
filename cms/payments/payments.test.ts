import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../database/database'
import { inTransaction } from '../database/inTransaction'
import { env } from '../env'
import { bootCms, type TestCms } from '../testing/bootCms'
import { moneyDesk } from '../testing/moneyDesk'
import type { TestPerson } from '../testing/signInAs'
import { startAnother } from '../testing/startAnother'
import { overdueHold, remindOn } from './billing/remindOfInvoices'
import { amendProject } from './projects/amendProject'
import { releaseRetainageOn } from './projects/releaseRetainage'
import { verifyLedger } from './proveLedger'

let cms: TestCms
let desk: Awaited<ReturnType<typeof moneyDesk>>
beforeAll(async () => {
  cms = await bootCms()
  desk = await moneyDesk(cms)
  await cms.payload.db.pool.query(`update site_settings set site_name = 'Framewell'`)
  await cms.payload.updateGlobal({
    slug: 'house-bank',
    data: {
      name: 'Framewell',
      companyId: '1123456789',
      bankName: 'First Test Bank',
      routingNumber: '021000021',
      accountNumber: '000123456789',
    },
  })
})
afterAll(() => cms.stop())

const findings = async () => {
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  const { findings: found } = await verifyLedger(client)
  await client.end()
  return found
}
const invoicesOf = async (number: string) => (await desk.ask(desk.operators[0], `/projects/${number}`)).body.project.invoices
/** Pays what a project bills before fabrication. */
const payDeposit = async (number: string) => {
  const [deposit] = await invoicesOf(number)
  return desk.importStatement(desk.statement([{ cents: deposit.amountCents, text: `${deposit.number} deposit` }]))
}
const moved = async (number: string) =>
  Promise.all(['escrow', 'fabricator_payable', 'retainage', 'fee', 'advance', 'receivable'].map((kind) => desk.balance(kind, number)))

describe('money in', () => {
  it('a statement pays the deposit it names; the same one again changes nothing', async () => {
    const number = await desk.project(5_890_000, 'Standard')
    expect(await moved(number)).toEqual([4_712_000, 0, 0, 0, 0, 4_712_000])
    const [deposit] = await invoicesOf(number)
    const content = desk.statement([{ cents: deposit.amountCents, text: `pay ${deposit.number}` }])
    const first = await desk.importStatement(content)
    expect(first).toMatchObject({ status: 200, body: { imported: true, matched: 1, unmatched: 0 } })
    expect(await desk.importStatement(content)).toMatchObject({ status: 200, body: { imported: false } })
    expect(await desk.balance('escrow', number)).toBe(5_890_000)
    expect((await invoicesOf(number))[0]).toMatchObject({ status: 'paid', openCents: 0 })
  })

  it('refuses a changed statement, a gap, a known line and what is no statement, and moves nothing', async () => {
    const number = await desk.project(100_001, 'Prepay')
    const before = await desk.balance('bank')
    const content = desk.statement([{ cents: 500, text: 'something', reference: 'GAP1' }])
    await desk.importStatement(content)
    const later = desk.statement([{ cents: 700, text: 'later' }])
    const missing = desk.statement([{ cents: 900, text: 'after the gap' }])
    const refusals = [
      [content.replace('something', 'something else'), 'changedStatement'],
      [missing, 'gap'],
      ['Date,Amount,Description,Balance\r\n2026-11-21,5.00,x,4.00\r\n2026-11-21,5.00,x,3.00', 'notAStatement'],
      ['<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><Document>&b;</Document>', 'notAStatement'],
      ['', 'notAStatement'],
      [`Date,Amount,Description,Balance\r\n${'2026-11-21,5.00,x,5.00\r\n'.repeat(500_000)}`, 'fileTooLarge'],
    ] as const
    for (const [text, code] of refusals) {
      const answer = await desk.importStatement(text)
      expect.soft(answer.body.code, code).toBe(code)
    }
    expect((await desk.importStatement(later)).status).toBe(200)
    expect((await desk.importStatement(missing)).status).toBe(200)
    expect(await desk.balance('bank')).toBe(before + 500 + 700 + 900)
    expect(await desk.balance('escrow', number)).toBe(0)
    expect((await desk.ask(desk.operators[0], '/bank/statements')).body.position.differenceCents).toBe(0)
  })

  it('takes several statements of a day without numbers and references, each once, and none that was changed', async () => {
    const before = await desk.balance('bank')
    const line = (cents: number, text: string) => ({ cents, text, reference: null })
    // The second one opens with what the first one opened with.
    const day = [
      desk.statement([line(500, 'in'), line(-500, 'charge')]),
      desk.statement([line(700, 'in')], 'sameDay'),
      desk.statement([line(700, 'in'), line(700, 'in')], 'sameDay'),
    ]
    const [first = '', second = ''] = day
    const answers = []
    for (const content of day) {
      await desk.importStatement(content)
      const { body } = await desk.ask(desk.operators[0], '/bank/lines?limit=100')
      for (const { id, amountCents, status } of body.data)
        if (status === 'unmatched' && amountCents === -500)
          await desk.ask(desk.operators[0], `/bank/lines/${id}/decide`, { decision: 'charge', reason: 'fee' })
      answers.push(await desk.importStatement(content), await desk.importStatement(first))
    }
    expect(answers.map(({ status, body }) => [status, body.imported])).toEqual(Array(6).fill([200, false]))
    const changes = [
      [first.replace('"in"', '"other"'), 'changedStatement'],
      [second.replace('"in"', '"other"'), 'changedStatement'],
      [second.replace('7.00', '7.01'), 'gap'],
    ]
    for (const [content = '', code] of changes) expect.soft((await desk.importStatement(content)).body.code).toBe(code)
    expect(await desk.balance('bank')).toBe(before + 3 * 700)
    expect((await desk.ask(desk.operators[0], '/bank/statements')).body.position.differenceCents).toBe(0)
  })

  it('keeps what it cannot match in suspense until an operator decides', async () => {
    const number = await desk.project(200_000, 'Prepay')
    const [deposit] = await invoicesOf(number)
    const suspense = await desk.balance('suspense')
    await desk.importStatement(
      desk.statement([
        { cents: 150_000, text: `${deposit.number} part`, reference: 'PART' },
        { cents: 1_000_000_00, text: 'owners put in', reference: 'OWNERS' },
        { cents: 4_321, text: 'who is this', reference: 'STRAY' },
      ]),
    )
    expect(await desk.balance('suspense')).toBe(suspense + 150_000 + 1_000_000_00 + 4_321)
    const { body } = await desk.ask(desk.operators[0], '/bank/lines?limit=100')
    const line = (reference: string) => body.data.find((one: { bankReference: string }) => one.bankReference === reference)
    expect(line('PART').why).toBe('amountDiffers')
    const decide = (reference: string, json: unknown) => desk.ask(desk.operators[0], `/bank/lines/${line(reference).id}/decide`, json)
    expect((await decide('PART', { decision: 'charge', reason: 'wrong way' })).body.code).toBe('wrongDirection')
    const assigned = await Promise.all(
      Array.from({ length: 4 }, () => decide('PART', { decision: 'invoice', invoice: deposit.number, reason: 'they pay in two parts' })),
    )
    expect(assigned.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await desk.balance('escrow', number)).toBe(150_000)
    expect((await decide('OWNERS', { decision: 'capital', reason: 'the owners' })).status).toBe(200)
    // Decided wrongly, taken back once by two at the same time, and decided again.
    const undo = (reference: string) => desk.ask(desk.operators[0], `/bank/lines/${line(reference).id}/undo`, { reason: 'it was a loan' })
    expect((await Promise.all([undo('OWNERS'), undo('OWNERS')])).map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await desk.balance('capital')).toBe(0)
    expect((await undo('PART')).body.code, 'an invoice stays paid').toBe('notTakenBack')
    expect((await decide('OWNERS', { decision: 'capital', reason: 'the owners, after all' })).status).toBe(200)
    expect((await decide('STRAY', { decision: 'return', reason: 'not ours' })).body.line.status).toBe('returning')
    await desk.importStatement(desk.statement([{ cents: -4_321, text: 'wire back STRAY' }]))
    expect((await desk.ask(desk.operators[0], '/bank/lines?status=returned')).body.total).toBe(2)
    expect(await desk.balance('capital')).toBe(1_000_000_00)
  })

  it('is for operators', async () => {
    expect((await desk.importStatement('x', desk.builder.person)).status).toBe(403)
    expect((await desk.ask(desk.shop.person, '/bank/lines')).status).toBe(403)
  })
})

describe('a phase', () => {
  it('releases once for 200 calls over two processes, and everybody hears the same', async () => {
    const number = await desk.project(9_999_999, 'Premium')
    await desk.reach(number, 'fabrication_start')
    await desk.sign(number, 'fabrication_start', 'conditional')
    const preview = await desk.ask(desk.operators[0], `/projects/${number}/phases/fabrication_start/preview`)
    expect(preview.body.refusal).toBeNull()
    const another = await startAnother(cms.payload)
    try {
      // A pool that is full for seconds answers 503 with Retry-After on a slow machine: whoever hears it asks again.
      const heard = async <T extends { status: number }>(ask: () => Promise<T>): Promise<T> => {
        const answer = await ask()
        return answer.status === 503 ? heard(ask) : answer
      }
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, at) =>
          at % 2 === 0
            ? heard(() => desk.complete(number, 'fabrication_start'))
            : heard(() =>
                fetch(`${another.origin}/api/payments/projects/${number}/phase-complete`, {
                  method: 'POST',
                  headers: { 'content-type': 'application/json', cookie: desk.operators[1].cookie, origin: env.SITE_URL },
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
    for (const [kind, cents] of Object.entries(after)) expect(await desk.balance(kind, number)).toBe(cents)
  })

  it('is refused out of order, without its waiver, without money, to the shop and to strangers, and nothing moves', async () => {
    const number = await desk.project(300_001, 'Prepay')
    await desk.reach(number, 'delivery')
    const before = await moved(number)
    const code = async (answer: ReturnType<typeof desk.complete>) => (await answer).body.code
    expect(await code(desk.complete(number, 'quality_check'))).toBe('phaseOutOfOrder')
    expect(await code(desk.complete(number, 'fabrication_start'))).toBe('waiverMissing')
    await desk.sign(number, 'fabrication_start', 'conditional')
    expect(await code(desk.complete(number, 'fabrication_start'))).toBe('underfunded')
    expect((await desk.complete(number, 'fabrication_start', desk.shop.person)).status).toBe(403)
    const stranger = await moneyDesk(cms)
    expect((await desk.complete(number, 'fabrication_start', stranger.builder.person)).status).toBe(404)
    expect((await desk.ask(stranger.shop.person, `/projects/${number}`)).status).toBe(404)
    expect((await desk.ask(stranger.shop.person, '/escrow')).body).toEqual([])
    expect(await moved(number)).toEqual(before)
  })

  it('cannot be waived by the builder, with another text, twice, or before it is paid', async () => {
    const number = await desk.project(300_000, 'Premium')
    const path = `/projects/${number}/waivers/fabrication_start/conditional`
    const { body } = await desk.ask(desk.shop.person, path)
    expect(body.paragraphs.join(' ')).toContain(number)
    const signed = { signature: 'Sam Shop', textHash: body.textHash }
    expect((await desk.ask(desk.builder.person, path, signed)).status).toBe(403)
    expect((await desk.ask(desk.shop.person, path, { ...signed, textHash: 'a'.repeat(64) })).body.code).toBe('textChanged')
    expect((await desk.ask(desk.shop.person, path, signed)).status).toBe(200)
    expect((await desk.ask(desk.shop.person, path, signed)).body.code).toBe('signedAlready')
    expect((await desk.sign(number, 'fabrication_start', 'unconditional')).body.code).toBe('notPaidYet')
    const { rows } = await cms.payload.db.pool.query('select id from lien_waivers order by signed_at desc limit 1')
    expect((await desk.ask(desk.builder.person, `/waivers/${rows[0].id}/pdf`)).body).toContain('%PDF')
    await expect(asOwner((client) => client.query(`update lien_waivers set signed_by = 'Somebody'`))).rejects.toThrow('never changes')
  })
})

describe('money out', () => {
  it('goes from funded escrow over four phases, factoring and two-person payouts to a kit that is paid to the cent', async () => {
    const price = 5_890_001
    const number = await desk.project(price, 'Prepay')
    expect((await payDeposit(number)).body.imported).toBe(true)
    const details = { accountName: 'Ohio Roll Form', routingNumber: '091000019', accountNumber: '12345678', accountType: 'checking' }
    const proposed = await desk.ask(desk.shop.person, '/bank/details', details)
    expect(JSON.stringify(proposed.body)).not.toContain('12345678')
    expect(
      (await desk.ask(desk.operators[0], `/bank/details/${proposed.body.detail.id}/decide`, { decision: 'confirm', reason: 'called back' }))
        .status,
    ).toBe(200)
    const { rows } = await cms.payload.db.pool.query('select sealed from bank_details')
    expect(rows.map(({ sealed }) => sealed).join()).not.toContain('12345678')
    const offer = await desk.ask(desk.shop.person, `/projects/${number}/factoring-offer?urgency=urgent`)
    const asked = await desk.ask(desk.shop.person, '/factoring', { projectId: number, urgency: 'urgent' })
    expect(asked.body.request.advanceAmount).toBe(offer.body.advanceAmount)
    expect(offer.body.advanceAmount).toBeLessThanOrEqual(offer.body.receivableAmount)
    const decide = () =>
      desk.ask(desk.operators[0], `/factoring/${asked.body.request.id}/decide`, { decision: 'approve', reason: 'good record' })
    expect((await Promise.all([decide(), decide(), decide()])).map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await desk.ask(desk.shop.person, '/factoring', { projectId: number, urgency: 'standard' })).body.code).toBe('nothingToAdvance')
    for (const phase of desk.phases) {
      await desk.reach(number, phase)
      await desk.sign(number, phase, 'conditional')
      const done = await desk.complete(number, phase)
      expect(done.status, `${phase} ${JSON.stringify(done.body)}`).toBe(200)
      if (phase === 'fabrication_start') await payOut(number, phase)
    }
    expect(await desk.balance('advance', number)).toBe(0)
    expect((await desk.ask(desk.shop.person, '/factoring')).body[0].status).toBe('settled')
    expect((await desk.ask(desk.operators[0], `/projects/${number}/retainage-release`, {})).body.code).toBe('acceptanceRunning')
    expect(await releaseRetainageOn(cms.payload, '2020-01-01')).toBe(0)
    expect((await desk.ask(desk.builder.person, `/projects/${number}/retainage-release`, {})).status).toBe(200)
    expect((await desk.ask(desk.builder.person, `/projects/${number}/retainage-release`, {})).body.code).toBe('releasedAlready')
    expect(await desk.balance('escrow', number)).toBe(0)
    expect(await desk.balance('retainage', number)).toBe(0)
    await bothApprove(number)
    const csv = (await desk.ask(desk.shop.person, `/account-statement?projectId=${number}&format=csv`)).body
    expect(String(csv).split('\r\n')[0]).toBe('Date,Project,Account,Description,Debit,Credit,Balance,Posting')
    expect((await desk.ask(desk.builder.person, `/account-statement?projectId=${number}`)).body).toContain('%PDF')
    const entries = await desk.ask(desk.builder.person, `/entries?projectId=${number}&account=escrow&limit=100`)
    const sum = entries.body.data.reduce((total: number, entry: { amountCents: number }) => total + entry.amountCents, 0)
    expect(0 - sum).toBe(entries.body.balanceCents)
    expect(await findings()).toEqual([])
  })

  /** A run of what is payable: proposed, approved by two, paid by the bank; the shop confirms the receipt. */
  async function payOut(number: string, phase: 'fabrication_start') {
    const run = await desk.ask(desk.operators[0], '/payout-runs', { payOn: '2099-01-05', projectIds: [number] })
    const { id, number: runNumber, totalCents } = run.body.run
    const decide = (who: 0 | 1) => desk.ask(desk.operators[who], `/payout-runs/${id}/decide`, { decision: 'approve' })
    expect((await desk.ask(desk.operators[0], `/payout-runs/${id}/file`)).body.code).toBe('notSent')
    expect((await decide(0)).body.run.status).toBe('approved_once')
    expect((await decide(0)).body.code).toBe('approvedAlready')
    const setDetails = (from: string, to: string) =>
      cms.payload.db.pool.query('update bank_details set status = $2 where status = $1 and company_id = $3', [from, to, desk.shop.company])
    await setDetails('active', 'replaced')
    expect((await decide(1)).body.code, 'no money to an account that has been replaced').toBe('accountChanged')
    await setDetails('replaced', 'active')
    // The same person in three sessions at once: sent once.
    const approvals = await Promise.all([decide(1), decide(1), decide(1)])
    expect(approvals.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(approvals.find(({ status }) => status === 200)?.body.run.status).toBe('sent')
    const file = String((await desk.ask(desk.operators[0], `/payout-runs/${id}/file`)).body)
    expect(file).toContain('12345678')
    expect(String((await desk.ask(desk.operators[0], `/payout-runs/${id}/file?format=pain001`)).body)).toContain('pain.001.001.09')
    expect(await desk.balance('payouts_in_transit')).toBe(totalCents)
    const settled = desk.statement([{ cents: -totalCents, text: `ACH ${runNumber}` }])
    expect((await desk.importStatement(settled)).body).toMatchObject({ matched: 1 })
    expect(await desk.balance('payouts_in_transit')).toBe(0)
    expect((await desk.ask(desk.operators[0], '/payout-runs')).body.data[0].status).toBe('settled')
    await desk.reach(number, 'quality_check')
    await desk.sign(number, 'quality_check', 'conditional')
    expect((await desk.complete(number, 'quality_check')).body.detail).toContain('Unconditional waiver for fabrication start')
    expect((await desk.sign(number, phase, 'unconditional')).status).toBe(200)
  }

  /** Two people decide at the same moment, each in two sessions: one is the first, the other sends it, and it leaves once. */
  async function bothApprove(number: string) {
    const { body } = await desk.ask(desk.operators[0], '/payout-runs', { payOn: '2099-02-05', projectIds: [number] })
    const { id, totalCents } = body.run
    const inTransit = await desk.balance('payouts_in_transit')
    const answers = await Promise.all(
      [0, 1, 0, 1].map((who) => desk.ask(desk.operators[who === 0 ? 0 : 1], `/payout-runs/${id}/decide`, { decision: 'approve' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
    expect(answers.flatMap(({ status, body }) => (status === 200 ? [body.run.status] : [])).sort()).toEqual(['approved_once', 'sent'])
    expect(await desk.balance('payouts_in_transit')).toBe(inTransit + totalCents)
  }

  it('needs a second operator for bank details', async () => {
    const details = {
      companyId: desk.shop.company,
      accountName: 'Other',
      routingNumber: '021000021',
      accountNumber: '99887766',
      accountType: 'savings',
    }
    const { body } = await desk.ask(desk.operators[0], '/bank/details', details)
    const decide = (who: 0 | 1) =>
      desk.ask(desk.operators[who], `/bank/details/${body.detail.id}/decide`, { decision: 'confirm', reason: 'letter' })
    expect((await decide(0)).body.code).toBe('samePerson')
    expect((await decide(1)).body.detail.status).toBe('active')
    expect((await desk.ask(desk.builder.person, '/bank/details')).body.data).toEqual([])
  })
})

it('analytics say what the entries say: the house all of it, a company its own part', async () => {
  const ask = async (who: TestPerson) => (await desk.ask(who, '/analytics')).body
  // The bank's days of these tests are days to come.
  await cms.payload.db.pool.query(`update payouts set settled_on = current_date::text where status = 'settled'`)
  const all = await ask(desk.operators[0])
  expect(all.avgProcessingTime).toBe(0)
  const builder = await ask(desk.builder.person)
  const query = async (text: string) => Number((await cms.payload.db.pool.query(text)).rows[0]?.n)
  expect(all.totalEscrowValue * 100).toBeCloseTo(
    await query(`select sum(balance_cents) as n from ledger_accounts where kind = 'escrow'`),
    0,
  )
  const earned = await query(`select sum(balance_cents) as n from ledger_accounts where kind in ('fee', 'revenue')`)
  expect(all.totalRevenue * 100).toBeCloseTo(earned, 0)
  expect(all.monthlyRevenue).toBe(all.totalRevenue)
  // A builder is told of fees on its projects, and nothing of what shops pay for advances.
  const fees = await query(`select sum((release ->> 'feeCents')::bigint) as n from phase_completions`)
  expect(builder.totalRevenue * 100).toBeCloseTo(fees, 0)
  expect(fees).toBeLessThan(earned)
  expect(builder.activeAccounts).toBe(await query(`select count(*) as n from payment_projects where status = 'active'`))
  const transactions = (await desk.ask(desk.builder.person, '/transactions')).body
  const moved = transactions.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)
  expect(builder.processingVolume).toBeCloseTo(moved, 2)
  const stranger = await moneyDesk(cms)
  expect(await ask(stranger.shop.person)).toMatchObject({
    totalEscrowValue: 0,
    totalRevenue: 0,
    activeAccounts: 0,
    avgProcessingTime: null,
  })
})

it('a change order moves the bill and the money with the price, up and down, paid or not', async () => {
  const number = await desk.project(1_000_000, 'Standard')
  let price = 1_000_000
  const amend = async (differenceCents: number) => {
    const req = await cms.localReq()
    const { fundsNeeded } = await inTransaction(req, () => amendProject(req, { number }, differenceCents))
    price += differenceCents
    const { body } = await desk.ask(desk.operators[0], `/projects/${number}`)
    expect(body.project.priceCents).toBe(price)
    const { rows } = await cms.payload.db.pool.query(
      `select coalesce(sum(i.amount_cents - i.paid_cents - i.credited_cents), 0)::int as billed,
         coalesce(sum(i.amount_cents - i.paid_cents - i.credited_cents) filter (where i.prepaid), 0)::int as unpaid
       from invoices i join payment_projects p on p.id = i.project_id where p.number = $1 and i.status <> 'void'`,
      [number],
    )
    const { billed, unpaid } = rows[0]
    const [escrow, receivable] = [await desk.balance('escrow', number), await desk.balance('receivable', number)]
    expect(escrow + unpaid, `price after ${differenceCents}`).toBe(price)
    expect(billed, `billed after ${differenceCents}`).toBe(receivable + unpaid)
    expect(fundsNeeded).toBe(unpaid > 0)
  }
  await amend(50_001)
  await amend(-60_000)
  await payDeposit(number)
  for (const cents of [-1, 7, -300_000]) await amend(cents)
  const prepaid = await desk.project(500, 'Prepay')
  await payDeposit(prepaid)
  const req = await cms.localReq()
  await inTransaction(req, () => amendProject(req, { number: prepaid }, -99))
  expect([await desk.balance('escrow', prepaid), await desk.balance('builder_payable', prepaid)]).toEqual([401, 99])
  await desk.reach(prepaid, 'fabrication_start')
  await desk.sign(prepaid, 'fabrication_start', 'conditional')
  expect((await desk.complete(prepaid, 'fabrication_start')).status).toBe(200)
  await expect(inTransaction(req, () => amendProject(req, { number: prepaid }, 1))).rejects.toThrow('in fabrication')
  expect(await findings()).toEqual([])
})

describe('a dispute', () => {
  it('is talked over in the conversation of its order, with what is shown and decided, and its mails say so', async () => {
    const number = await desk.project(1_000_000, 'Premium')
    const path = `/api/tracking/orders/${number}/messages`
    const read = async (cookie: string) => (await cms.request(path, { cookie })).json()
    const write = (cookie: string, text: string) => cms.request(path, { cookie, json: { text } })
    const [builder, shop, operator] = [desk.builder.person.cookie, desk.shop.person.cookie, desk.operators[0].cookie]
    await write(shop, 'The coil is here.')
    const json = { projectId: number, reason: 'quality', description: 'Studs are bent in several places.' }
    const { id } = (await desk.ask(desk.builder.person, '/disputes', json)).body.dispute
    await write(shop, 'We send new ones.')
    expect(await read(builder)).toMatchObject({
      unread: 1,
      openDispute: { id, reason: 'quality', late: false },
      messages: [
        { kind: 'message', party: 'fabricator', text: 'The coil is here.', unread: false },
        { kind: 'dispute_opened', party: 'builder', dispute: id, text: `Quality of the work: ${json.description}`, mine: true },
        { kind: 'message', party: 'fabricator', text: 'We send new ones.', unread: true },
      ],
    })
    const list = (await desk.ask(desk.operators[0], `/disputes?projectId=${number}`)).body.data
    expect(list).toMatchObject([{ id, unread: 3 }])
    const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'grey' } })
      .png()
      .toBuffer()
    await desk.ask(desk.builder.person, `/disputes/${id}/evidence?name=stud.png`, undefined, {
      method: 'POST',
      body: new Uint8Array(photo),
      headers: { 'content-type': 'application/octet-stream' },
    })
    const [shown] = (await read(shop)).messages.slice(-1)
    expect(shown).toMatchObject({ kind: 'evidence', party: 'builder', unread: true, attachments: [{ name: 'stud.png' }] })
    expect((await cms.request(shown.attachments[0].url, { cookie: shop })).status).toBe(200)
    await desk.ask(desk.operators[0], `/disputes/${id}/resolve`, { outcome: 'release', reason: 'New studs came.' })
    await write(operator, 'Thank you both.')
    const after = await read(builder)
    expect(after.openDispute).toBeNull()
    expect(after.messages.map(({ kind }: { kind: string }) => kind)).toEqual([
      'message',
      'dispute_opened',
      'message',
      'evidence',
      'dispute_resolved',
      'message',
    ])
    const { rows } = await cms.payload.db.pool.query(
      `select name, count(*)::int as n from notification_events where $1 in (payload ->> 'projectId', payload ->> 'number') group by name`,
      [number],
    )
    expect(Object.fromEntries(rows.map(({ name, n }) => [name, n]))).toMatchObject({
      'order-message-sent': 2,
      'payment-dispute-opened': 1,
      'payment-dispute-message': 2,
      'payment-dispute-resolved': 1,
    })
    await expect(cms.payload.db.pool.query(`update order_messages set text = 'Never said'`)).rejects.toThrow('never changes')
  })

  it('holds phases and retainage, and is divided to the cent', async () => {
    const number = await desk.project(1_000_003, 'Premium')
    for (const phase of desk.phases) {
      await desk.reach(number, phase)
      await desk.sign(number, phase, 'conditional')
      if (phase === 'delivery') {
        const json = { projectId: number, reason: 'quality', description: 'Studs are bent in several places.' }
        const opened = await Promise.all([1, 2, 3].map(() => desk.ask(desk.builder.person, '/disputes', json)))
        expect(opened.map(({ status }) => status).sort()).toEqual([201, 409, 409])
        const { body } = opened.find(({ status }) => status === 201) ?? opened[0] ?? { body: undefined }
        expect((await desk.complete(number, phase)).body.code).toBe('disputeOpen')
        const id = body?.dispute.id
        const bad = await desk.ask(desk.builder.person, `/disputes/${id}/evidence?name=a.pdf`, undefined, {
          method: 'POST',
          body: 'not a pdf',
          headers: { 'content-type': 'application/octet-stream' },
        })
        expect(bad.status).toBe(415)
        expect(
          (await desk.ask(desk.operators[0], `/disputes/${id}/resolve`, { outcome: 'release', reason: 'new studs came' })).status,
        ).toBe(200)
      }
      expect((await desk.complete(number, phase)).status).toBe(200)
    }
    const held = await desk.balance('retainage', number)
    const calendar = async () =>
      (await desk.ask(desk.shop.person, '/analytics')).body.calendar.find((one: { projectId: string }) => one.projectId === number)
    const { body: delivered } = await desk.ask(desk.shop.person, `/projects/${number}`)
    expect(await calendar()).toMatchObject({ amount: held / 100, held: false, releasesOn: delivered.project.retainage.releasesOn })
    const json = { projectId: number, reason: 'damage', description: 'Two panels came damaged by rain.' }
    const { body } = await desk.ask(desk.builder.person, '/disputes', json)
    expect(await calendar()).toMatchObject({ held: true })
    expect((await desk.ask(desk.builder.person, `/projects/${number}/retainage-release`, {})).body.code).toBe('disputeOpen')
    expect(await releaseRetainageOn(cms.payload, '2099-01-01')).toBe(0)
    const resolve = (json: unknown) => desk.ask(desk.operators[1], `/disputes/${body.dispute.id}/resolve`, json)
    expect((await resolve({ outcome: 'split', refundCents: held, reason: 'all of it' })).body.code).toBe('splitAmount')
    const [owed, payable] = [await desk.balance('receivable', number), await desk.balance('fabricator_payable', number)]
    expect((await resolve({ outcome: 'split', refundCents: 1_001, reason: 'rain' })).status).toBe(200)
    expect((await resolve({ outcome: 'release', reason: 'again' })).body.code).toBe('resolved')
    expect(await desk.balance('retainage', number)).toBe(0)
    expect(await calendar()).toBeUndefined()
    expect(await desk.balance('fabricator_payable', number)).toBe(payable + held - 1_001)
    expect(await desk.balance('receivable', number)).toBe(owed - 1_001)
    expect(await findings()).toEqual([])
  })
})

describe('invoices', () => {
  it('are reminded of once, and hold new orders when they are long overdue', async () => {
    const number = await desk.project(77_777, 'Standard')
    await remindOn(cms.payload, '2099-01-01')
    await remindOn(cms.payload, '2099-01-01')
    const { rows } = await cms.payload.db.pool.query(
      `select count(*)::int as n from notification_events where name = 'payment-invoice-overdue' and payload ->> 'projectId' = $1`,
      [number],
    )
    expect(rows[0].n).toBe(1)
    const req = await cms.localReq()
    expect(await overdueHold(req, desk.builder.company, '2099-01-01')).toMatch(/^INV-/)
    expect(await overdueHold(req, desk.builder.company, '2026-01-01')).toBeUndefined()
    const { body } = await desk.ask(desk.builder.person, `/invoices?projectId=${number}`)
    expect(body.data.map(({ status }: { status: string }) => status).sort()).toEqual(['open', 'scheduled', 'scheduled'])
    expect((await desk.ask(desk.builder.person, `/invoices/${body.data.at(-1).number}/pdf`)).body).toContain('%PDF')
  })
})
