import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StatementFault } from '@framewell/domain/payments/bankStatement'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { schemaFindings } from '../../testing/schemaFindings'
import { readStatement } from './readStatement'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (text: string, own?: string) => {
  const { format, statements, notes } = readStatement(bytes(text), { own, profiles: [] })
  const [statement, another] = statements
  if (!statement || another) throw new Error('One statement was expected')
  return { format, statement, notes }
}

const balance = (code: string, amount: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-21</Dt></Dt></Bal>`
/** @param rest the entry's reference, then what follows the bank's code of it */
const entry = (amount: string, direction: 'CRDT' | 'DBIT', rest: string, status = '<Sts>BOOK</Sts>') => {
  const [all = '', number = '', reference = ''] = /^(<NtryRef>.*?<\/NtryRef>)?(<AcctSvcrRef>.*?<\/AcctSvcrRef>)?/.exec(rest) ?? []
  return `<Ntry>${number}<Amt Ccy="USD">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>${status}<BookgDt><Dt>2026-11-21</Dt></BookgDt>${reference}
    <BkTxCd><Prtry><Cd>NTRF</Cd></Prtry></BkTxCd>${rest.slice(all.length)}</Ntry>`
}
const camt = (entries: string, closing: string, version = '02') =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId><CreDtTm>2026-11-22T05:00:00Z</CreDtTm></GrpHdr><Stmt><Id>STMT-325</Id><CreDtTm>2026-11-22T05:00:00Z</CreDtTm>
<Acct><Id><Othr><Id>000123456789</Id></Othr></Id></Acct>${balance('OPBD', '10000.00')}${balance('CLBD', closing)}${entries}</Stmt></BkToCstmrStmt></Document>`
const DEPOSIT = entry(
  '6000.00',
  'CRDT',
  `<AcctSvcrRef>REF1</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties><Dbtr><Nm>Hearth &amp; Sons</Nm></Dbtr></RltdPties>
   <RmtInf><Ustrd>INV-2026-00012</Ustrd></RmtInf></TxDtls></NtryDtls>`,
)

describe('camt.053', () => {
  it('is read with balances, references and parties', () => {
    expect(schemaFindings(camt(DEPOSIT, '16000.00'))).toEqual([])
    const { format, statement } = read(camt(DEPOSIT, '16000.00'))
    expect(format).toBe('camt053')
    expect(statement).toMatchObject({
      reference: 'STMT-325',
      account: '000123456789',
      day: '2026-11-21',
      openingCents: 1_000_000,
      closingCents: 1_600_000,
      lines: [{ bankReference: 'REF1', amountCents: 600_000, text: 'INV-2026-00012', counterparty: 'Hearth & Sons' }],
    })
  })

  it("of version 08 has the status as a code, and is split when a batch's parts add up to it", () => {
    const parts = ['PO-2026-00001', 'PO-2026-00002'].map(
      (id, at) =>
        `<TxDtls><Refs><EndToEndId>${id}</EndToEndId></Refs><Amt Ccy="USD">${at === 0 ? '1000.25' : '500'}</Amt><CdtDbtInd>DBIT</CdtDbtInd></TxDtls>`,
    )
    const batch = entry(
      '1500.25',
      'DBIT',
      `<AcctSvcrRef>B1</AcctSvcrRef><NtryDtls>${parts.join('')}</NtryDtls>`,
      '<Sts><Cd>BOOK</Cd></Sts>',
    )
    const pending = entry('77.00', 'CRDT', '<AcctSvcrRef>P1</AcctSvcrRef>', '<Sts><Cd>PDNG</Cd></Sts>')
    expect(schemaFindings(camt(batch + pending, '8499.75', '08'))).toEqual([])
    const { statement } = read(camt(batch + pending, '8499.75', '08'))
    expect(statement.lines).toMatchObject([
      { bankReference: 'B1:1', amountCents: -100_025, text: 'PO-2026-00001' },
      { bankReference: 'B1:2', amountCents: -50_000, text: 'PO-2026-00002' },
    ])
  })

  it('from a bank is read completely: this one is valid against the published schema of version 08', () => {
    const { statement } = read(readFileSync(join(import.meta.dirname, 'camt053.test.xml'), 'utf8'))
    expect(statement).toMatchObject({ reference: '2026-325', day: '2026-11-23', openingCents: 1_000_000, closingCents: 1_449_975 })
    expect(statement.lines).toMatchObject([
      { bankReference: 'REF1', amountCents: 600_000, text: 'INV-2026-00012', counterparty: 'Hearth & Sons', bookedOn: '2026-11-23' },
      { bankReference: 'B1:1', amountCents: -100_025, text: 'PO-2026-00001' },
      { bankReference: 'B1:2', amountCents: -50_000, text: 'PO-2026-00002' },
    ])
  })

  it('tells movements apart that share a reference or restart their numbering with each statement', () => {
    const returned = entry('6000.00', 'DBIT', '<AcctSvcrRef>REF1</AcctSvcrRef>', '<RvslInd>true</RvslInd><Sts>BOOK</Sts>')
    const charge = entry('1.00', 'DBIT', '<NtryRef>1</NtryRef><AddtlNtryInf>Charge</AddtlNtryInf>')
    expect(schemaFindings(camt(DEPOSIT + returned + charge, '9999.00'))).toEqual([])
    const { statement } = read(camt(DEPOSIT + returned + charge, '9999.00'))
    expect(statement.lines.map(({ bankReference, amountCents }) => [bankReference, amountCents])).toEqual([
      ['REF1', 600_000],
      ['REF1:2', -600_000],
      ['STMT-325:1', -100],
    ])
  })

  it('keeps an entry whole when its parts were sent in another currency', () => {
    const parts = ['55.00', '27.50']
      .map((euros) => `<TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">${euros}</Amt></TxAmt></AmtDtls></TxDtls>`)
      .join('')
    const file = camt(entry('95.70', 'CRDT', `<AcctSvcrRef>FX1</AcctSvcrRef><NtryDtls>${parts}</NtryDtls>`), '10095.70')
    expect(schemaFindings(file)).toEqual([])
    const { statement } = read(file)
    expect(statement.lines).toMatchObject([{ bankReference: 'FX1', amountCents: 9_570 }])
  })

  it("with several accounts is read for Framewell's own", () => {
    const one = camt(DEPOSIT, '16000.00')
    const [stmt = ''] = /<Stmt>[\s\S]*<\/Stmt>/.exec(one) ?? []
    const other = stmt.replace('000123456789', '777').replaceAll('USD', 'EUR')
    const both = one.replace('<Stmt>', `${other}<Stmt>`)
    expect(read(both, '123456789')).toEqual(read(one))
    expect(() => read(both)).toThrow('not entered yet')
    expect(() => read(both, '555')).toThrow("none of them is Framewell's")
    expect(() => read(one.replace('<Stmt>', `${stmt}<Stmt>`), '123456789')).toThrow('Ask the bank for a file with every statement once')
  })

  it('marked as a duplicate reads like the original, whose number the books know', () => {
    const plain = camt(DEPOSIT, '16000.00')
    expect(read(plain.replace('<Acct>', '<CpyDplctInd>DUPL</CpyDplctInd><Acct>'))).toEqual(read(plain))
  })

  it('with an element prefix reads the same', () => {
    const plain = camt(DEPOSIT, '16000.00')
    const prefixed = plain.replace(/<(\/?)([A-Z])/g, '<$1n:$2').replace('xmlns=', 'xmlns:n=')
    expect(read(prefixed)).toEqual(read(plain))
  })

  it.each([
    ['a line is missing', camt('', '16000.00')],
    ['an amount is in euros', camt(DEPOSIT.replace('USD', 'EUR'), '16000.00')],
    ['an amount has thousandths', camt(DEPOSIT.replace('6000.00', '6000.001'), '16000.00')],
    ['it has a document type', camt(DEPOSIT, '16000.00').replace('?>', '?><!DOCTYPE Document>')],
    ['an entity grows', camt(DEPOSIT, '16000.00').replace('?>', '?><!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]>')],
    ['an entity is unknown', camt(DEPOSIT.replace('&amp;', '&evil;'), '16000.00')],
    ['it is cut off', camt(DEPOSIT, '16000.00').slice(0, 600)],
    ['it is another message', camt(DEPOSIT, '16000.00').replace('camt.053', 'camt.054')],
    ['it is nested without end', `<?xml version="1.0"?>${'<a>'.repeat(5_000)}`],
    ['it is no text', '\ufffd'.repeat(3)],
    ['a day does not exist', camt(DEPOSIT.replace('2026-11-21', '2026-02-30'), '16000.00')],
    ['an amount is not a number', camt(DEPOSIT.replace('6000.00', 'NaN'), '16000.00')],
    ['an amount is below nothing', camt(DEPOSIT.replace('6000.00', '-6000.00'), '4000.00')],
    ['an amount is in powers of ten', camt(DEPOSIT.replace('6000.00', '6e3'), '16000.00')],
    ['an amount is beyond counting', camt(DEPOSIT.replace('6000.00', '9999999999999.00'), '10000000009999.00')],
    ['a reference has no end', camt(DEPOSIT.replace('REF1', 'R'.repeat(5_000)), '16000.00')],
  ])('is refused when %s', (_, xml) => {
    expect(() => read(xml)).toThrow(StatementFault)
  })
})

describe('CSV', () => {
  const rows = ['2026-11-20,"100.10","Kit, first part",1100.10,A1', '11/21/2026,(50.05),Fee,1050.05,A2']
  const heading = 'Date,Amount,Description,Balance,Reference'
  it.each(['Pending', 'Failed', 'Canceled', 'Voided', 'test'])(
    'leaves out a row marked %s, with a note: its money has not moved',
    (status) => {
      const withStatus = (last: string) => [`${heading},Status`, `${rows[0]},Posted`, `${rows[1]},${last}`].join('\r\n')
      expect(read(withStatus('POSTED')).statement.lines).toHaveLength(2)
      const { statement, notes } = read(withStatus(status))
      expect(statement.lines.map(({ amountCents }) => amountCents)).toEqual([10_010])
      expect(notes).toEqual([`One line that the bank has not posted left out: Fee (${status}).`])
    },
  )

  it.each([
    ['oldest first', [heading, ...rows]],
    ['newest first', [heading, ...[...rows].reverse()]],
  ])('is read %s', (_, lines) => {
    const { statement } = read(lines.join('\r\n'))
    expect(statement).toMatchObject({ openingCents: 100_000, closingCents: 105_005, day: '2026-11-21' })
    expect(statement.lines.map(({ amountCents, bankReference }) => [amountCents, bankReference])).toEqual([
      [10_010, 'A1'],
      [-5_005, 'A2'],
    ])
  })

  it('with debit and credit columns reads the same', () => {
    const { statement } = read(
      ['Date,Debit,Credit,Description,Balance', '2026-11-20,,100.10,x,1100.10', '2026-11-21,50.05,,y,1050.05'].join('\n'),
    )
    expect(statement.lines.map(({ amountCents }) => amountCents)).toEqual([10_010, -5_005])
  })

  it.each([
    ['a balance does not follow', [heading, rows[0], rows[1]?.replace('1050.05', '1050.06')]],
    ['a date does not exist', [heading, rows[0]?.replace('2026-11-20', '2026-02-30')]],
    ['a column is missing', ['Date,Amount,Balance', '2026-11-20,1,1']],
    ['a quote is open', [heading, '2026-11-20,1,"x,1,A1']],
    ['it has no movements', [heading]],
    ['a text holds a NUL', [heading, '2026-11-20,1.00,a\0b,1.00,A1']],
    ['an amount is infinite', [heading, '2026-11-20,Infinity,x,1.00,A1']],
    ['it has more lines than a statement', [heading, ...Array.from({ length: 2_001 }, (_, at) => `2026-11-20,1.00,x,${at + 1}.00,A${at}`)]],
  ])('is refused when %s', (_, lines) => {
    expect(() => read(lines.join('\n'))).toThrow(StatementFault)
  })
})

it('any bytes give a statement or a fault', () => {
  const pieces = [
    camt(DEPOSIT, '16000.00'),
    '01,1,2,261121,0600,1,80,1,2/',
    'Date,Amount,Description,Balance',
    '<Document',
    '&#0;',
    '"',
    ',',
    '\n',
    ']]>',
  ]
  fc.assert(
    fc.property(
      fc.oneof(
        fc.uint8Array({ maxLength: 200 }),
        fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((some) => bytes(some.join(''))),
      ),
      (data) => {
        try {
          readStatement(data, { profiles: [] })
        } catch (error) {
          expect(error).toBeInstanceOf(StatementFault)
        }
      },
    ),
  )
})
