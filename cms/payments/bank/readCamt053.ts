import { type Cents, cents } from '@framewell/domain/money/cents'
import { negateCents } from '@framewell/domain/money/differences'
import { type BankStatement, ownAccount, StatementFault, type StatementLine, statedSum } from '@framewell/domain/payments/bankStatement'
import { statedReason } from '@framewell/domain/payments/returnReasons'
import sax from 'sax'

/*
 * ISO 20022 BankToCustomerStatement, camt.053.001.02 to .13 (message definition report 'Bank-to-Customer Cash Management'): Stmt with Id, Acct, Bal
 * (OPBD or PRCD, CLBD) and Ntry; the status of an entry is text up to .02 to .07 and a code from .08 on. Only booked entries count.
 * Read with a strict parser that knows no document types and no entities but the five of XML.
 */
const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.\d\d$/
const DEEPEST = 40
const MAX_ELEMENTS = 400_000

interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Element[]
  text: string
}

/**
 * Reads the statement of one account in US dollars; from a file with several accounts, Framewell's own.
 * @param own Framewell's account number, if known
 * @throws StatementFault if the file is not such a statement
 */
export function readCamt053(xml: string, own?: string): BankStatement {
  const root = treeOf(xml)
  if (root.name !== 'Document' || !NAMESPACE.test(root.attributes.xmlns ?? ''))
    throw new StatementFault('This XML is not a camt.053 statement.')
  const numberOf = (one: Element) => textAt(one, 'Acct', 'Id', 'Othr', 'Id') || textAt(one, 'Acct', 'Id', 'IBAN')
  const statement = ownAccount(all(root, 'BkToCstmrStmt', 'Stmt'), numberOf, own)
  const account = numberOf(statement)
  const opening = balance(statement, ['OPBD', 'PRCD'])
  const closing = balance(statement, ['CLBD'])
  if (!opening || !closing) throw new StatementFault('Opening (OPBD or PRCD) and closing (CLBD) booked balances are needed.')
  const reference = textAt(statement, 'Id')
  if (!reference) throw new StatementFault('The statement has no number (Id).')
  const lines = all(statement, 'Ntry')
    .filter((entry) => (textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts')) === 'BOOK')
    .flatMap((entry) => linesOf(entry, closing.day, reference))
  return { reference, numbered: true, account, day: closing.day, openingCents: opening.cents, closingCents: closing.cents, lines }
}

function balance(statement: Element, codes: readonly string[]): { cents: Cents; day: string } | undefined {
  const found = all(statement, 'Bal').find((one) => codes.includes(textAt(one, 'Tp', 'CdOrPrtry', 'Cd')))
  if (!found) return undefined
  return { cents: signed(found), day: (textAt(found, 'Dt', 'Dt') || textAt(found, 'Dt', 'DtTm')).slice(0, 10) }
}

/** One line per entry; one per transaction when the bank gives their amounts and they add up to the entry. */
function linesOf(entry: Element, day: string, statement: string): StatementLine[] {
  const bookedOn = (textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'BookgDt', 'DtTm') || day).slice(0, 10)
  // Entry numbers start again in every statement.
  const number = textAt(entry, 'NtryRef')
  const reference = textAt(entry, 'AcctSvcrRef') || (number && `${statement}:${number}`)
  const total = signed(entry)
  const details = all(entry, 'NtryDtls', 'TxDtls')
  const parts = details.map((detail) => {
    const amount = all(detail, 'Amt')[0] ?? all(detail, 'AmtDtls', 'TxAmt', 'Amt')[0]
    // An amount sent in another currency says nothing about the entry's parts.
    return amount?.attributes.Ccy === 'USD' ? (total < 0 ? negateCents(centsOf(amount)) : centsOf(amount)) : undefined
  })
  const known = parts.filter((part) => part !== undefined)
  const whole = known.length === details.length && statedSum(known) === total
  if (details.length < 2 || !whole) {
    const batch = ['MsgId', 'PmtInfId'].map((name) => textAt(entry, 'NtryDtls', 'Btch', name))
    const text = [textAt(entry, 'AddtlNtryInf'), ...batch, ...details.map(wordsOf)].filter(Boolean).join(' ')
    return [{ bankReference: reference, bookedOn, amountCents: total, text, counterparty: partyOf(details[0], total) }]
  }
  return details.map((detail, index) => ({
    bankReference: textAt(detail, 'Refs', 'AcctSvcrRef') || (reference && `${reference}:${index + 1}`),
    bookedOn,
    amountCents: known[index] ?? cents(0),
    text: wordsOf(detail),
    counterparty: partyOf(detail, total),
  }))
}

/** Everything payer and payee wrote. */
function wordsOf(detail: Element): string {
  const references = ['EndToEndId', 'InstrId', 'PmtInfId', 'MsgId', 'TxId']
    .map((name) => textAt(detail, 'Refs', name))
    .filter((id) => id !== 'NOTPROVIDED')
  const unstructured = all(detail, 'RmtInf', 'Ustrd').map(({ text }) => text.trim())
  const structured = all(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref').map(({ text }) => text.trim())
  const returned = [textAt(detail, 'RtrInf', 'Rsn', 'Cd'), textAt(detail, 'RtrInf', 'Rsn', 'Prtry')].filter(Boolean).map(statedReason)
  const why = all(detail, 'RtrInf', 'AddtlInf').map(({ text }) => text.trim())
  return [...references, ...unstructured, ...structured, ...returned, ...why, textAt(detail, 'AddtlTxInf')].filter(Boolean).join(' ')
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

function all(element: Element, ...path: readonly string[]): Element[] {
  return path.reduce<Element[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [element],
  )
}

function textAt(element: Element, ...path: readonly string[]): string {
  return all(element, ...path)[0]?.text.trim() ?? ''
}

function treeOf(xml: string): Element {
  // Strict: unknown entities are errors, and nothing is read from elsewhere.
  const parser = sax.parser(true)
  const top: Element = { name: '', attributes: {}, children: [], text: '' }
  const open = [top]
  let elements = 0
  parser.ondoctype = () => {
    throw new StatementFault('A statement has no document type.')
  }
  parser.onerror = (error) => {
    throw new StatementFault(`The XML is not well-formed: ${error.message.split('\n')[0]}.`)
  }
  parser.onopentag = ({ name, attributes }) => {
    if (open.length > DEEPEST || ++elements > MAX_ELEMENTS) throw new StatementFault('The XML is larger than any statement.')
    const prefix = name.includes(':') ? `xmlns:${name.split(':')[0]}` : 'xmlns'
    const plain = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, String(value)]))
    const element: Element = {
      name: name.replace(/^.*:/, ''),
      attributes: { ...plain, ...(plain[prefix] === undefined ? {} : { xmlns: plain[prefix] }) },
      children: [],
      text: '',
    }
    open.at(-1)?.children.push(element)
    open.push(element)
  }
  parser.ontext = (text) => {
    const element = open.at(-1)
    if (element) element.text += text
  }
  parser.oncdata = parser.ontext
  parser.onclosetag = () => {
    open.pop()
  }
  parser.write(xml).close()
  const [root] = top.children
  if (!root) throw new StatementFault('The file is empty.')
  return root
}
