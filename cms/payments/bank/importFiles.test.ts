import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'
import { schemaFindings } from '../../testing/schemaFindings'

let house: MoneyHouse
/** The closing balance of the last statement, in cents. */
let balance = 0
beforeAll(async () => {
  house = await moneyHouse()
  balance = await closing()
})
afterAll(() => house.cms.stop())

const operator = () => house.desk.operators[0]
const closing = async () => (await house.desk.ask(operator(), '/bank/statements')).body.position.statementCents ?? 0
const dollars = (amount: number) => (amount / 100).toFixed(2)
const importFile = (content: string, typed: Record<string, string> = {}) =>
  house.desk.ask(operator(), `/bank/statements?${new URLSearchParams({ name: 'bank.csv', ...typed })}`, undefined, {
    method: 'POST',
    body: content,
    headers: { 'content-type': 'application/octet-stream' },
  })
const fileOf = (name: string) => readFileSync(join(import.meta.dirname, 'bankFiles', name), 'utf8')

describe('a file of a bank', () => {
  it('is listed as it is written, whatever the amounts, and so are its payments in the ledger', async () => {
    const { desk } = house
    const amounts = [500, -20, 700, 500, -3_000, 1, 500, -20]
    const moved = amounts.map((cents, at) => ({ cents, text: `line ${at}`, reference: `AS-${at}` }))
    expect((await desk.importStatement(desk.statement(moved))).status).toBe(200)
    expect((await desk.importStatement(desk.statement([{ cents: 9, text: 'next', reference: 'NEXT' }]))).status).toBe(200)
    const listed = async (query: string) =>
      (await desk.ask(operator(), `/bank/lines?limit=9&${query}`)).body.data.map(({ text }: { text: string }) => text)
    const file = moved.map(({ text }) => text)
    expect(await listed('')).toEqual(['next', ...file])
    expect(await listed('sort=bookedOn&direction=descending')).toEqual(['next', ...file])
    expect((await listed('sort=bookedOn&direction=ascending&search=line')).slice(-8)).toEqual(file)
    const { rows } = await house.cms.payload.db.pool.query(
      `select l.text from ledger_postings p join bank_lines l on p.key = 'suspense:' || l.id where l.bank_reference like 'AS-%' order by p.id`,
    )
    expect(rows.map(({ text }) => text)).toEqual(file.filter((_, at) => Number(amounts[at]) > 0))
    balance = await closing()
  })

  it('of Chase is imported as it is; the pending row is left out and named', async () => {
    const rows = [
      'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #',
      'DEBIT,01/04/2099,"ORIG CO NAME:GUSTO",-300.00,ACH_DEBIT, ,,',
      `CREDIT,01/03/2099,"FEDWIRE CREDIT B/O: HEARTH AND SONS",6000.00,WIRE_INCOMING,${dollars(balance + 600_000)},,`,
    ]
    const { status, body } = await importFile(rows.join('\r\n'))
    expect({ status, ...body }).toMatchObject({ status: 200, imported: true, statements: 1, unmatched: 1 })
    expect(body.notes).toEqual([expect.stringContaining('pending movements')])
    balance += 600_000
    expect(await closing()).toBe(balance)
  })

  it('without references may bring the account to a balance that it had earlier that day, if its text differs or an operator says so', async () => {
    const heading = 'Date,Description,Amount,Balance'
    const row = (day: string, amount: number, closing: number, text = 'Coffee') => `${day},${text},${dollars(amount)},${dollars(closing)}`
    const [noon, less] = [balance - 1_000, balance - 1_500]
    const first = [heading, row('01/05/2099', -1_000, noon), row('01/05/2099', -500, less), row('01/05/2099', 500, noon)]
    expect((await importFile(first.join('\r\n'))).body).toMatchObject({ imported: true })
    const later = [row('01/05/2099', -500, less), row('01/06/2099', 1_500, balance)]
    // As the same day's export of an hour before would look: nothing is booked twice.
    const asked = await importFile([heading, ...later].join('\r\n'))
    expect([asked.status, asked.body.code, asked.body.detail]).toEqual([
      409,
      'repeatedMovements',
      expect.stringMatching(/^−\$5\.00 of January 5, 2099, “Coffee”/),
    ])
    expect(await importFile([heading, ...later].join('\r\n'), { repeats: 'new' })).toMatchObject({ status: 200, body: { imported: true } })
    expect(await closing()).toBe(balance)
    const again = [...first, ...later, row('01/06/2099', 100, balance + 100)]
    expect((await importFile(again.join('\r\n'), { repeats: 'new' })).body.code).toBe('lineKnown')
    for (const text of ['Coffee', 'Tea'])
      expect(
        await importFile([heading, row('01/07/2099', -500, balance - 500, text), row('01/07/2099', 500, balance, text)].join('\r\n')),
      ).toMatchObject({ status: 200, body: { imported: true } })
    expect(await closing()).toBe(balance)
  })

  it('of an unknown bank is read once an operator has said what its columns hold, and its balance is typed', async () => {
    const rows = ['Value Day,Narrative,Net', '01/05/2099,WIRE SUNRISE HOMES,250.00']
    const unknown = await importFile(rows.join('\n'))
    expect([unknown.status, unknown.body.code]).toEqual([422, 'unknownColumns'])
    const profile = {
      name: 'Prairie Credit Union',
      headings: ['value day', 'narrative', 'net'],
      width: 3,
      columns: { date: 0, description: 1, amount: 2 },
    }
    const twice = await house.desk.ask(operator(), '/bank/profiles', { ...profile, columns: { date: 0, description: 0, amount: 2 } })
    expect([twice.status, twice.body.fields?.[0]?.path]).toEqual([400, 'columns.description'])
    expect((await house.desk.ask(house.desk.builder.person, '/bank/profiles', profile)).status).toBe(403)
    expect((await house.desk.ask(operator(), '/bank/profiles', profile)).status).toBe(201)
    // The same headings again replace it.
    expect((await house.desk.ask(operator(), '/bank/profiles', { ...profile, name: 'Prairie CU' })).status).toBe(201)
    const { rows: stored } = await house.cms.payload.db.pool.query('select name from statement_profiles')
    expect(stored).toEqual([{ name: 'Prairie CU' }])
    const open = await importFile(rows.join('\n'))
    expect([open.status, open.body.code, open.body.fields?.[0]?.path]).toEqual([422, 'closingBalanceNeeded', 'closingBalance'])
    const wrong = await importFile(rows.join('\n'), { closingBalance: dollars(balance + 24_000) })
    expect([wrong.status, wrong.body.code]).toEqual([409, 'gap'])
    const typed = await importFile(rows.join('\n'), { closingBalance: dollars(balance + 25_000) })
    expect({ status: typed.status, ...typed.body }).toMatchObject({ status: 200, imported: true, unmatched: 1 })
    balance += 25_000
    expect(await closing()).toBe(balance)
  })

  it('without movements takes the typed balance and day; a bad amount is refused on its field', async () => {
    const bad = await importFile(fileOf('no-movements.csv'), { closingBalance: 'a lot' })
    expect([bad.status, bad.body.fields?.[0]?.path]).toEqual([400, 'closingBalance'])
    const dayless = await importFile(fileOf('no-movements.csv'), { closingBalance: dollars(balance) })
    expect([dayless.status, dayless.body.code]).toEqual([422, 'closingDayNeeded'])
    const empty = await importFile(fileOf('no-movements.csv'), { closingBalance: dollars(balance), closingDay: '2099-01-06' })
    expect({ status: empty.status, ...empty.body }).toMatchObject({ status: 200, imported: true, unmatched: 0, statement: { lines: 0 } })
  })

  it('with several days books each day as a statement of its own, and a number that the bank uses again is a new statement', async () => {
    const statement = (id: string, day: string, moved: number) => {
      const [opening, after] = [balance, balance + moved]
      balance = after
      const bal = (code: string, amount: number) =>
        `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="USD">${dollars(amount)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`
      return `<Stmt><Id>${id}</Id><CreDtTm>${day}T23:00:00Z</CreDtTm><Acct><Id><Othr><Id>000123456789</Id></Othr></Id></Acct>${bal('OPBD', opening)}${bal('CLBD', after)}
        <Ntry><Amt Ccy="USD">${dollars(moved)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt>
        <AcctSvcrRef>${day}</AcctSvcrRef><BkTxCd><Prtry><Cd>NTRF</Cd></Prtry></BkTxCd></Ntry></Stmt>`
    }
    const camt = (...statements: string[]) =>
      `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId><CreDtTm>2099-01-10T05:00:00Z</CreDtTm></GrpHdr>${statements.join('')}</BkToCstmrStmt></Document>`
    const days = camt(statement('1', '2099-01-07', 100), statement('2', '2099-01-08', 200))
    expect(schemaFindings(days)).toEqual([])
    expect((await importFile(days)).body).toMatchObject({ imported: true, statements: 2, unmatched: 2 })
    expect((await importFile(days)).body).toMatchObject({ imported: false, statements: 2 })
    const again = camt(statement('1', '2099-01-09', 300))
    expect((await importFile(again)).body).toMatchObject({ imported: true, statement: { reference: '1 (2)' } })
    expect((await importFile(again)).body).toMatchObject({ imported: false, statement: { reference: '1 (2)' } })
    expect(await closing()).toBe(balance)
  })
})
