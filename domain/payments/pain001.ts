import { type Cents, sumCents } from '../money/cents'
import type { PayoutFile } from './payoutFile'
import { cutTo, postalAddress } from './postalAddress'

/*
 * ISO 20022 pain.001.001.09 (CustomerCreditTransferInitiation V09, message definition report 'Payments Initiation' 2019): one payment
 * information block per run, one credit transfer per payout. US clearing: ClrSysId USABA with the routing number as member id.
 * Addresses are structured (postalAddress.ts). cms/payments/bank/isoSchema.test.ts validates it.
 */
const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'

/** The same run as an XML message. Amounts in dollars with two decimals. */
export function pain001({ runNumber, createdAt, payOn, originator, payouts }: PayoutFile): string {
  const total = amount(sumCents(payouts.map(({ amountCents }) => amountCents)))
  const transfers = payouts.map(({ reference, amountCents, account, address }) =>
    [
      '<CdtTrfTxInf>',
      `<PmtId><InstrId>${id(reference)}</InstrId><EndToEndId>${id(reference)}</EndToEndId></PmtId>`,
      `<Amt><InstdAmt Ccy="USD">${amount(amountCents)}</InstdAmt></Amt>`,
      `<CdtrAgt>${agent(account.routingNumber)}</CdtrAgt>`,
      `<Cdtr>${party(account.accountName, address)}</Cdtr>`,
      `<CdtrAcct><Id><Othr><Id>${escaped(account.accountNumber)}</Id></Othr></Id><Tp><Cd>${account.accountType === 'savings' ? 'SVGS' : 'CACC'}</Cd></Tp></CdtrAcct>`,
      `<RmtInf><Ustrd>${escaped(reference)}</Ustrd></RmtInf>`,
      '</CdtTrfTxInf>',
    ].join(''),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<Document xmlns="${NAMESPACE}"><CstmrCdtTrfInitn>`,
    `<GrpHdr><MsgId>${id(runNumber)}</MsgId><CreDtTm>${createdAt.toISOString().slice(0, 19)}Z</CreDtTm><NbOfTxs>${payouts.length}</NbOfTxs>`,
    `<CtrlSum>${total}</CtrlSum><InitgPty>${party(originator.name, originator.address)}</InitgPty></GrpHdr>`,
    `<PmtInf><PmtInfId>${id(runNumber)}</PmtInfId><PmtMtd>TRF</PmtMtd><BtchBookg>true</BtchBookg><NbOfTxs>${payouts.length}</NbOfTxs><CtrlSum>${total}</CtrlSum>`,
    '<PmtTpInf><SvcLvl><Cd>NURG</Cd></SvcLvl></PmtTpInf>',
    `<ReqdExctnDt><Dt>${payOn}</Dt></ReqdExctnDt>`,
    `<Dbtr>${party(originator.name, originator.address)}</Dbtr>`,
    `<DbtrAcct><Id><Othr><Id>${escaped(originator.accountNumber)}</Id></Othr></Id><Ccy>USD</Ccy></DbtrAcct>`,
    `<DbtrAgt>${agent(originator.routingNumber)}</DbtrAgt>`,
    ...transfers,
    '</PmtInf></CstmrCdtTrfInitn></Document>',
    '',
  ].join('\n')
}

function agent(routingNumber: string): string {
  return `<FinInstnId><ClrSysMmbId><ClrSysId><Cd>USABA</Cd></ClrSysId><MmbId>${escaped(routingNumber)}</MmbId></ClrSysMmbId></FinInstnId>`
}

/** Name and address. A payout sent before addresses were stored has none. */
function party(called: string, address: string | null | undefined): string {
  const parts = Object.entries(postalAddress(xmlText(address ?? '')) ?? {}).flatMap(([element, value]) =>
    [value].flat().map((text) => `<${element}>${escaped(text)}</${element}>`),
  )
  return `<Nm>${name(called)}</Nm>${parts.length > 0 ? `<PstlAdr>${parts.join('')}</PstlAdr>` : ''}`
}

function amount(cents: Cents): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/** Max35Text. */
function id(value: string): string {
  return escaped(cutTo(35, value))
}

/** Max140Text. */
function name(value: string): string {
  return escaped(cutTo(140, value))
}

/** Without what XML 1.0 cannot hold and no name or number means: control characters, halves of characters, U+FFFE and U+FFFF. */
function xmlText(value: string): string {
  return value.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '')
}

function escaped(value: string): string {
  return xmlText(value).replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
