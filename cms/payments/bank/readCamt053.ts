import { type Cents, cents } from '@framewell/domain/money/cents'
import { negateCents } from '@framewell/domain/money/differences'
import {
  type BankStatement,
  consecutive,
  ownAccount,
  type ReadStatements,
  StatementFault,
  type StatementLine,
  statedSum,
} from '@framewell/domain/payments/bankStatement'
import { joinPieces } from '@framewell/domain/payments/remittance'
import { statedReason } from '@framewell/domain/payments/returnReasons'
import { all, type Element, textAt, treeOf } from './xmlTree'

/*
 * ISO 20022 BankToCustomerStatement, camt.053.001.02 to .13 (message definition report 'Bank-to-Customer Cash Management'): Stmt with Id, Acct, Bal
 * (OPBD or PRCD, CLBD) and Ntry; the status of an entry is text up to .02 to .07 and a code from .08 on. Only booked entries count.
 */
const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.\d\d$/

/**
 * Reads the statements of one account in US dollars; from a file with several accounts, Framewell's own.
 * @param own Framewell's account number, if known
 * @throws StatementFault if the file is not such a statement
 */
export function readCamt053(xml: string, own?: string): ReadStatements {
  const root = treeOf(xml)
  if (root.name !== 'Document' || !NAMESPACE.test(root.attributes.xmlns ?? ''))
    throw new StatementFault('This XML is not a camt.053 statement.')
  const read = ownAccount(all(root, 'BkToCstmrStmt', 'Stmt'), numberOf, own).map(statementOf)
  return { statements: consecutive(read.map(({ statement }) => statement)), notes: read.flatMap(({ notes }) => notes) }
}

function numberOf(statement: Element): string {
  return textAt(statement, 'Acct', 'Id', 'Othr', 'Id') || textAt(statement, 'Acct', 'Id', 'IBAN')
}

/**
 * CdtDbtInd is the direction of the reversal itself (message definition, ReversalIndicator). Some banks give the direction of the reversed entry
 * instead. Only the balances show this; then all reversals change direction.
 */
function statementOf(statement: Element): { readonly statement: BankStatement; readonly notes: readonly string[] } {
  const opening = balance(statement, ['OPBD', 'PRCD'])
  const closing = balance(statement, ['CLBD'])
  if (!opening || !closing) throw new StatementFault('Opening (OPBD or PRCD) and closing (CLBD) booked balances are needed.')
  const reference = textAt(statement, 'Id')
  if (!reference) throw new StatementFault('The statement has no number (Id).')
  const entries = all(statement, 'Ntry').filter((entry) => (textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts')) === 'BOOK')
  const read = (turned: boolean): BankStatement => ({
    reference,
    numbered: true,
    account: numberOf(statement),
    day: closing.day,
    openingCents: opening.cents,
    closingCents: closing.cents,
    lines: entries.flatMap((entry) => linesOf(entry, { day: closing.day, reference, turned: turned && isReversal(entry) })),
  })
  const addsUp = ({ lines }: BankStatement) => statedSum([opening.cents, ...lines.map(({ amountCents }) => amountCents)]) === closing.cents
  const plain = read(false)
  const turned = entries.some(isReversal) && !addsUp(plain) ? read(true) : plain
  return turned !== plain && addsUp(turned)
    ? {
        statement: turned,
        notes: [
          'The bank gives reversals the direction of the payment that they reverse. Their direction was changed, because only then the balances add up.',
        ],
      }
    : { statement: plain, notes: [] }
}

/** An xs:boolean: 'true' or '1'. */
function isReversal(entry: Element): boolean {
  return ['true', '1'].includes(textAt(entry, 'RvslInd'))
}

function balance(statement: Element, codes: readonly string[]): { cents: Cents; day: string } | undefined {
  const found = all(statement, 'Bal').find((one) => codes.includes(textAt(one, 'Tp', 'CdOrPrtry', 'Cd')))
  if (!found) return undefined
  return { cents: signed(found), day: (textAt(found, 'Dt', 'Dt') || textAt(found, 'Dt', 'DtTm')).slice(0, 10) }
}

interface Within {
  readonly day: string
  /** Of the statement. */
  readonly reference: string
  readonly turned: boolean
}

/**
 * One line per entry; one per transaction when the bank gives their amounts and they add up to the entry, with or without the charges it
 * states. Charges get a line of their own.
 */
function linesOf(entry: Element, { day, reference: statement, turned }: Within): StatementLine[] {
  const bookedOn = (textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'BookgDt', 'DtTm') || day).slice(0, 10)
  // Entry numbers start again in every statement.
  const number = textAt(entry, 'NtryRef')
  const reference = textAt(entry, 'AcctSvcrRef') || (number && `${statement}:${number}`)
  const total = turned ? negateCents(signed(entry)) : signed(entry)
  const details = all(entry, 'NtryDtls', 'TxDtls')
  const parts = details.map((detail) => {
    const amount = all(detail, 'Amt')[0] ?? all(detail, 'AmtDtls', 'TxAmt', 'Amt')[0]
    // An amount sent in another currency says nothing about the entry's parts.
    return amount?.attributes.Ccy === 'USD' ? (total < 0 ? negateCents(centsOf(amount)) : centsOf(amount)) : undefined
  })
  const known = parts.filter((part) => part !== undefined)
  const charges = statedSum([entry, ...details].map(chargesOf))
  const rest = statedSum([total, ...known.map(negateCents)])
  if (details.length < 2 || known.length < details.length || (rest !== 0 && rest !== negateCents(charges))) {
    const batch = ['MsgId', 'PmtInfId'].map((name) => textAt(entry, 'NtryDtls', 'Btch', name))
    const text = [textAt(entry, 'AddtlNtryInf'), ...batch, ...details.map(wordsOf)].filter(Boolean).join(' ')
    return [{ bankReference: reference, bookedOn, amountCents: total, text, counterparty: partyOf(details[0], total) }]
  }
  const lines = details.map((detail, index) => ({
    bankReference: textAt(detail, 'Refs', 'AcctSvcrRef') || (reference && `${reference}:${index + 1}`),
    bookedOn,
    amountCents: known[index] ?? cents(0),
    text: wordsOf(detail),
    counterparty: partyOf(detail, total),
  }))
  if (rest === 0) return lines
  return [
    ...lines,
    { bankReference: reference && `${reference}:charges`, bookedOn, amountCents: rest, text: `Charges of ${reference}`, counterparty: '' },
  ]
}

/** The charges stated on an entry or transaction: a total, or records (Rcrd, from version .04). A refunded charge is negative. */
function chargesOf(element: Element): Cents {
  const stated = all(element, 'Chrgs').flatMap((charges) => {
    const records = all(charges, 'Rcrd')
    if (records.length > 0) return records.map(chargeOf)
    const [total] = all(charges, 'TtlChrgsAndTaxAmt')
    return [total ? centsOf(total) : chargeOf(charges)]
  })
  return statedSum(stated)
}

function chargeOf(record: Element): Cents {
  const [amount] = all(record, 'Amt')
  if (amount?.attributes.Ccy !== 'USD') return cents(0)
  return textAt(record, 'CdtDbtInd') === 'CRDT' ? negateCents(centsOf(amount)) : centsOf(amount)
}

/** Everything payer and payee wrote. */
function wordsOf(detail: Element): string {
  const references = ['EndToEndId', 'InstrId', 'PmtInfId', 'MsgId', 'TxId']
    .map((name) => textAt(detail, 'Refs', name))
    .filter((id) => id !== 'NOTPROVIDED')
  const unstructured = joinPieces(all(detail, 'RmtInf', 'Ustrd').map(({ text }) => text))
  const structured = [['RfrdDocInf', 'Nb'], ['CdtrRefInf', 'Ref'], ['AddtlRmtInf']].flatMap((path) =>
    all(detail, 'RmtInf', 'Strd', ...path).map(({ text }) => text.trim()),
  )
  const returned = [textAt(detail, 'RtrInf', 'Rsn', 'Cd'), textAt(detail, 'RtrInf', 'Rsn', 'Prtry')].filter(Boolean).map(statedReason)
  const why = all(detail, 'RtrInf', 'AddtlInf').map(({ text }) => text.trim())
  return [...references, unstructured, ...structured, ...returned, ...why, textAt(detail, 'AddtlTxInf')].filter(Boolean).join(' ')
}

function partyOf(detail: Element | undefined, amount: Cents): string {
  if (!detail) return ''
  const side = amount > 0 ? 'Dbtr' : 'Cdtr'
  return textAt(detail, 'RltdPties', side, 'Nm') || textAt(detail, 'RltdPties', side, 'Pty', 'Nm')
}

function signed(element: Element): Cents {
  const [amount] = all(element, 'Amt')
  if (!amount) throw new StatementFault('An amount (Amt) is missing.')
  const direction = textAt(element, 'CdtDbtInd')
  if (direction !== 'CRDT' && direction !== 'DBIT') throw new StatementFault('An amount is neither a credit nor a debit (CdtDbtInd).')
  return direction === 'CRDT' ? centsOf(amount) : negateCents(centsOf(amount))
}

function centsOf({ text, attributes }: Element): Cents {
  if (attributes.Ccy !== 'USD') throw new StatementFault(`An amount is in ${attributes.Ccy ?? 'no currency'}, not in USD.`)
  const [, whole, fraction = ''] = /^\s*(\d{1,13})(?:\.(\d{1,5}))?\s*$/.exec(text) ?? []
  if (whole === undefined || /[1-9]/.test(fraction.slice(2))) throw new StatementFault(`'${text.slice(0, 30)}' is not an amount in cents.`)
  return cents(Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0')))
}
