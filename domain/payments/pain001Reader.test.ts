// @vitest-environment happy-dom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pain001 } from './pain001'
import { postalAddress } from './postalAddress'

/*
 * A reader of pain.001 that shares nothing with the writer: the browser's own XML parser, and the order and longest texts of ISO 20022's
 * pain.001.001.09 for the elements a payout file has. The order matters: the schema holds sequences.
 */
const SEQUENCES: Readonly<Record<string, readonly string[]>> = {
  Document: ['CstmrCdtTrfInitn'],
  CstmrCdtTrfInitn: ['GrpHdr', 'PmtInf'],
  GrpHdr: ['MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum', 'InitgPty'],
  PmtInf: [
    'PmtInfId',
    'PmtMtd',
    'BtchBookg',
    'NbOfTxs',
    'CtrlSum',
    'PmtTpInf',
    'ReqdExctnDt',
    'Dbtr',
    'DbtrAcct',
    'DbtrAgt',
    'CdtTrfTxInf',
  ],
  CdtTrfTxInf: ['PmtId', 'Amt', 'CdtrAgt', 'Cdtr', 'CdtrAcct', 'RmtInf'],
  InitgPty: ['Nm', 'PstlAdr'],
  Dbtr: ['Nm', 'PstlAdr'],
  Cdtr: ['Nm', 'PstlAdr'],
  PstlAdr: ['StrtNm', 'BldgNb', 'PstCd', 'TwnNm', 'CtrySubDvsn', 'Ctry', 'AdrLine'],
}
const LONGEST: Readonly<Record<string, number>> = {
  StrtNm: 70,
  BldgNb: 16,
  PstCd: 16,
  TwnNm: 35,
  CtrySubDvsn: 35,
  AdrLine: 70,
  Nm: 140,
  InstrId: 35,
}

function read(xml: string): Element {
  const { documentElement } = new DOMParser().parseFromString(xml, 'application/xml')
  const check = (element: Element) => {
    const names = [...element.children].map(({ tagName }) => tagName)
    const sequence = SEQUENCES[element.tagName]
    if (sequence) {
      const places = names.map((name) => sequence.indexOf(name))
      expect(places, `${element.tagName}: ${names.join(' ')}`).toEqual(places.toSorted((one, other) => one - other))
      expect(places).not.toContain(-1)
    }
    const longest = LONGEST[element.tagName]
    if (longest) expect((element.textContent ?? '').length, element.tagName).toSatisfy((length: number) => length > 0 && length <= longest)
    for (const child of element.children) check(child)
  }
  check(documentElement)
  return documentElement
}

const address = (text: string) => {
  const document = read(
    pain001({
      runNumber: 'PR-2026-00007',
      createdAt: new Date('2026-11-22T15:04:05Z'),
      payOn: '2026-11-24',
      fileIdModifier: 'A',
      originator: {
        name: 'Framewell',
        companyId: '1',
        bankName: 'First Test Bank',
        routingNumber: '021000021',
        accountNumber: '12345',
        address: '2 Main St, Suite 400, Columbus, OH 43215',
      },
      payouts: [
        {
          reference: 'PO-2026-00001',
          amountCents: 5,
          account: {
            accountName: 'Ohio Frames',
            routingNumber: '091000019',
            accountNumber: '12345',
            accountType: 'checking',
            accountHolder: 'business',
          },
          address: text,
          trace: null,
          remittance: null,
        },
      ],
    }),
  )
  const of = (party: string) =>
    [...(document.querySelector(`${party} > PstlAdr`)?.children ?? [])].map(({ tagName, textContent }) => [tagName, textContent])
  return { payee: of('Cdtr'), payer: of('Dbtr'), sender: of('InitgPty') }
}

describe('an address of a pain.001 message', () => {
  it.each([
    [
      '1 Summit St, Toledo, Ohio 43604',
      [
        ['StrtNm', 'Summit St'],
        ['BldgNb', '1'],
        ['PstCd', '43604'],
        ['TwnNm', 'Toledo'],
        ['CtrySubDvsn', 'OH'],
        ['Ctry', 'US'],
      ],
    ],
    [
      'PO Box 12, Dayton, OH, 45402-1234',
      [
        ['PstCd', '45402'],
        ['TwnNm', 'Dayton'],
        ['CtrySubDvsn', 'OH'],
        ['Ctry', 'US'],
        ['AdrLine', 'PO Box 12'],
      ],
    ],
    [
      '1200-A Mill & Race Rd, Bldg <7>, Dayton, OH',
      [
        ['TwnNm', 'Dayton'],
        ['CtrySubDvsn', 'OH'],
        ['Ctry', 'US'],
        ['AdrLine', '1200-A Mill & Race Rd'],
        ['AdrLine', 'Bldg <7>'],
      ],
    ],
    [
      'Dayton, OH',
      [
        ['TwnNm', 'Dayton'],
        ['CtrySubDvsn', 'OH'],
        ['Ctry', 'US'],
      ],
    ],
    ['Somewhere in Ohio', []],
    ['OH 43604', []],
    ['', []],
  ])('%j has its parts in their own elements', (text, parts) => expect(address(text).payee).toEqual(parts))

  it("is there for the payer too, with a suite in an address line beside the street's own elements", () => {
    const { payer, sender } = address('')
    expect(payer).toEqual([
      ['StrtNm', 'Main St'],
      ['BldgNb', '2'],
      ['PstCd', '43215'],
      ['TwnNm', 'Columbus'],
      ['CtrySubDvsn', 'OH'],
      ['Ctry', 'US'],
      ['AdrLine', 'Suite 400'],
    ])
    expect(sender).toEqual(payer)
  })

  it('has a town and a country, fits the schema and repeats nothing, for any text', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc
        .tuple(fc.array(fc.string({ maxLength: 90 }), { maxLength: 4 }), fc.constantFrom('OH', 'Ohio 43604', 'oh 43604-1234', 'N.Y. 10001'))
        .map(([parts, end]) => [...parts, 'Toledo', end].join(', ')),
    )
    fc.assert(
      fc.property(text, (written) => {
        const parts = postalAddress(written)
        address(written)
        if (!parts) return
        expect(parts).toMatchObject({ TwnNm: expect.stringMatching(/\S/), CtrySubDvsn: expect.stringMatching(/^[A-Z]{2}$/), Ctry: 'US' })
        expect((parts.AdrLine ?? []).length).toBeLessThanOrEqual(2)
        expect(parts.AdrLine ?? []).not.toContain(parts.StrtNm)
      }),
    )
  })
})
