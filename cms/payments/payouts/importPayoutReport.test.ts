import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'
import { schemaFindings } from '../../testing/schemaFindings'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
  const { desk } = house
  await confirmAccount('12345678')
  await desk.importStatement(desk.statement([{ cents: 50_000_000_00, text: 'owners put in', reference: 'OWNERS' }]))
  const [line] = await query('select id from bank_lines where bank_reference = $1', ['OWNERS'])
  await desk.ask(desk.operators[0], `/bank/lines/${line.id}/decide`, { decision: 'capital', reason: 'theirs' })
})
afterAll(() => house.cms.stop())

const query = async (text: string, values: readonly unknown[] = []) => (await house.cms.payload.db.pool.query(text, [...values])).rows

async function confirmAccount(accountNumber: string) {
  const { desk } = house
  const account = { accountName: 'Ohio Roll Form', routingNumber: '091000019', accountNumber, accountType: 'checking' }
  const { body } = await desk.ask(desk.shop.person, '/bank/details', account)
  await desk.ask(desk.operators[0], `/bank/details/${body.detail.id}/decide`, { decision: 'confirm', reason: 'called back' })
  await desk.checkPayee(body.detail.id)
}

/** A run of one payout whose file the bank has. */
async function sentPayout() {
  const { desk } = house
  const number = await desk.project(1_000_000, 'Premium')
  await desk.reach(number, 'fabrication_start')
  await desk.sign(number, 'fabrication_start', 'conditional')
  await desk.complete(number, 'fabrication_start')
  const { body } = await desk.ask(desk.operators[0], '/payout-runs', { payOn: '2099-01-05', projectIds: [number] })
  for (const who of desk.operators) await desk.ask(who, `/payout-runs/${body.run.id}/decide`, { decision: 'approve' })
  const [payout] = await query('select reference, trace, amount_cents::int as cents from payouts where run_id = $1', [body.run.id])
  return { number, ...payout }
}

const stateOf = async (reference: string) => {
  const [row] = await query(
    `select o.status as payout, o.fail_reason as reason, b.status as account from payouts o join bank_details b on b.id = o.bank_detail_id
     where o.reference = $1`,
    [reference],
  )
  return row
}
const importReport = (content: string) =>
  house.desk.ask(house.desk.operators[0], '/payout-reports?name=report.ach', undefined, {
    method: 'POST',
    body: content,
    headers: { 'content-type': 'application/octet-stream' },
  })

/** A NACHA file of one return (type 99) or correction (98), as the sender's bank writes it. */
function nachaReport(
  type: '98' | '99',
  code: string,
  { reference, trace, cents }: { reference: string; trace: string; cents: number },
  data = '',
) {
  const amount = type === '99' ? cents : 0
  const records = [
    `101 021000021 0910000192611241504A094101${'FRAMEWELL'.padEnd(23)}${'FIRST TEST BANK'.padEnd(31)}`,
    `5220${'FRAMEWELL'.padEnd(36)}1123456789${type === '98' ? 'COR' : 'CCD'}${'PAYOUT'.padEnd(16)}2611243291091000010000001`,
    `621021000021${'000123456789'.padEnd(17)}${String(amount).padStart(10, '0')}${reference.padEnd(15)}${'OHIO ROLL FORM'.padEnd(24)}1091000010000001`,
    `7${type}${code}${trace}${' '.repeat(6)}09100001${data.padEnd(44)}091000010000001`,
    `8220000002${'0002100002'}${'0'.repeat(12)}${String(amount).padStart(12, '0')}1123456789${' '.repeat(25)}091000010000001`,
    `9000001000001000000020002100002${'0'.repeat(12)}${String(amount).padStart(12, '0')}${' '.repeat(39)}`,
  ]
  return `${records.join('\n')}\n`
}

describe("a bank's report on payouts", () => {
  it('of a return says why in words and blocks the account at once; the statement then brings the money back with that reason', async () => {
    const { desk } = house
    const payout = await sentPayout()
    await desk.importStatement(desk.statement([{ cents: -payout.cents, text: payout.reference, reference: 'PAID1' }]))
    const reason = 'R03: no account, or unable to locate the account'
    const answer = await importReport(nachaReport('99', 'R03', payout))
    expect(answer.status).toBe(200)
    expect(answer.body.payouts).toMatchObject([{ reference: payout.reference, outcome: 'announced', reason }])
    expect(await stateOf(payout.reference)).toEqual({ payout: 'settled', reason, account: 'blocked' })
    expect((await importReport(nachaReport('99', 'R03', payout))).body.payouts).toMatchObject([{ outcome: 'known' }])
    await desk.importStatement(desk.statement([{ cents: payout.cents, text: `RETURN ${payout.reference}`, reference: 'BACK1' }]))
    expect(await stateOf(payout.reference)).toEqual({ payout: 'returned', reason, account: 'blocked' })
    expect(await desk.balance('fabricator_payable', payout.number)).toBe(payout.cents)
    const again = await desk.ask(desk.operators[0], '/payout-runs', { payOn: '2099-01-05', projectIds: [payout.number] })
    expect(again.body.code, 'the account is blocked').toBe('nothingPayable')
    await confirmAccount('87654321')
    expect((await desk.ask(desk.operators[0], '/payout-runs', { payOn: '2099-01-05', projectIds: [payout.number] })).status).toBe(201)
    expect(await house.findings()).toEqual([])
  })

  it('of a rejection makes the payout payable again: its money never left', async () => {
    await confirmAccount('12345678')
    const payout = await sentPayout()
    const xml = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>
      <GrpHdr><MsgId>S1</MsgId><CreDtTm>2099-01-06T05:00:00Z</CreDtTm></GrpHdr>
      <OrgnlGrpInfAndSts><OrgnlMsgId>PR-2026-00007</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId></OrgnlGrpInfAndSts>
      <OrgnlPmtInfAndSts><OrgnlPmtInfId>PR-2026-00007</OrgnlPmtInfId><TxInfAndSts>
      <OrgnlEndToEndId>${payout.reference}</OrgnlEndToEndId><TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>AC04</Cd></Rsn></StsRsnInf></TxInfAndSts></OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`
    expect(schemaFindings(xml)).toEqual([])
    expect((await importReport(xml)).body.payouts).toMatchObject([
      { reference: payout.reference, outcome: 'takenBack', reason: 'AC04: account closed' },
    ])
    expect(await stateOf(payout.reference)).toEqual({ payout: 'returned', reason: 'AC04: account closed', account: 'blocked' })
    expect(await house.desk.balance('fabricator_payable', payout.number)).toBe(payout.cents)
    expect((await importReport(xml)).body.payouts).toMatchObject([{ outcome: 'known' }])
    expect(await house.findings()).toEqual([])
  })

  it('of a correction proposes the corrected account, which another operator confirms; the paid one stays in use until then', async () => {
    await confirmAccount('12345678')
    const payout = await sentPayout()
    const report = nachaReport('98', 'C01', payout, '555566667777')
    expect((await importReport(report)).body.payouts).toMatchObject([{ reference: payout.reference, outcome: 'proposed' }])
    expect(await stateOf(payout.reference)).toEqual({ payout: 'sent', reason: null, account: 'active' })
    expect((await importReport(report)).body.payouts).toMatchObject([{ outcome: 'known' }])
    const { body } = await house.desk.ask(house.desk.operators[0], '/bank/details?status=waiting')
    expect(body.data).toMatchObject([{ accountLastFour: '7777', routingLastFour: '0019' }])
    const confirm = (who = house.desk.operators[0]) =>
      house.desk.ask(who, `/bank/details/${body.data[0].id}/decide`, { decision: 'confirm', reason: 'the bank says so' })
    expect((await confirm()).body.code, 'who imported it does not confirm it').toBe('samePerson')
    expect((await confirm(house.desk.operators[1])).status).toBe(200)
  })

  it('that names none of our payouts, or is no report, changes nothing and says so', async () => {
    const unknown = { reference: 'PO-2020-00001', trace: '021000029999999', cents: 5 }
    expect((await importReport(nachaReport('99', 'R03', unknown))).body.payouts).toMatchObject([{ outcome: 'unknownPayout', payee: null }])
    const wrong = await importReport('Date,Amount')
    expect([wrong.status, wrong.body.code]).toEqual([422, 'notAReport'])
    const forbidden = await house.desk.ask(house.desk.shop.person, '/payout-reports?name=x', undefined, {
      method: 'POST',
      body: 'x',
      headers: { 'content-type': 'application/octet-stream' },
    })
    expect(forbidden.status).toBe(403)
  })
})
