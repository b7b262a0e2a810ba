/*
 * Why a bank returns a payment. Nacha Operating Rules, appendix four, 'return entries': return reason codes R01 to R85; missing numbers are
 * unassigned. ISO 20022 external code set ExternalReturnReason1Code: the codes account servicers use for credit transfers.
 */
const NACHA_REASONS: Readonly<Record<string, string>> = {
  R01: 'insufficient funds',
  R02: 'account closed',
  R03: 'no account, or unable to locate the account',
  R04: 'invalid account number structure',
  R05: 'unauthorized debit to a consumer account under a corporate code',
  R06: "returned at the sending bank's request",
  R07: 'authorization revoked by the customer',
  R08: 'payment stopped',
  R09: 'uncollected funds',
  R10: 'the customer says the originator is unknown or not authorized',
  R11: 'the customer says the entry does not follow the authorization',
  R12: 'account sold to another bank',
  R13: 'invalid ACH routing number',
  R14: 'representative payee deceased or unable to continue',
  R15: 'beneficiary or account holder deceased',
  R16: 'account frozen, or returned by order of OFAC',
  R17: 'invalid account number, questionable circumstances',
  R18: 'improper effective entry date',
  R19: 'amount field error',
  R20: 'not a transaction account',
  R21: 'invalid company identification',
  R22: 'invalid individual id number',
  R23: 'credit refused by the receiver',
  R24: 'duplicate entry',
  R25: 'addenda error',
  R26: 'mandatory field error',
  R27: 'trace number error',
  R28: 'routing number check digit error',
  R29: 'corporate customer says it is not authorized',
  R30: 'receiving bank does not take truncated checks',
  R31: 'permissible return entry',
  R32: 'receiving bank cannot settle',
  R33: 'return of an XCK entry',
  R34: 'receiving bank takes part in ACH with limits',
  R35: 'improper debit entry',
  R36: 'improper credit entry',
  R37: 'source document presented for payment',
  R38: 'stop payment on the source document',
  R39: 'improper source document',
  R40: 'return of an enrollment entry by a government agency',
  R41: 'invalid transaction code',
  R42: 'routing number or check digit error',
  R43: 'invalid account number',
  R44: 'invalid individual id number',
  R45: 'invalid individual or company name',
  R46: 'invalid representative payee indicator',
  R47: 'duplicate enrollment',
  R50: 'state law affects the acceptance of RCK entries',
  R51: 'item is not eligible, or the RCK entry is improper',
  R52: 'stop payment on the item of an RCK entry',
  R53: 'item and RCK entry both presented',
  R61: 'misrouted return',
  R62: 'return of an erroneous or reversing debit',
  R67: 'duplicate return',
  R68: 'untimely return',
  R69: 'field error',
  R70: 'permissible return not accepted, or return not requested',
  R71: 'misrouted dishonored return',
  R72: 'untimely dishonored return',
  R73: 'the original return was timely',
  R74: 'corrected return',
  R75: 'the return is not a duplicate',
  R76: 'no errors found',
  R77: 'dishonored return not accepted',
  R80: 'IAT entry coding error',
  R81: 'bank does not take part in IAT',
  R82: 'invalid identification of the foreign receiving bank',
  R83: 'foreign receiving bank unable to settle',
  R84: 'entry not processed by the gateway',
  R85: 'incorrectly coded outbound international payment',
}
const ISO_REASONS: Readonly<Record<string, string>> = {
  AC01: 'incorrect account number',
  AC03: "the payee's account number is invalid",
  AC04: 'account closed',
  AC06: 'account blocked',
  AC07: "the payee's account is closed",
  AC13: 'wrong type of account',
  AC14: "wrong type of the payee's account",
  AC15: 'account details have changed',
  AG01: 'transaction not allowed on this kind of account',
  AG02: 'invalid bank operation code',
  AM01: 'amount is zero',
  AM02: 'amount not allowed',
  AM03: 'currency not allowed',
  AM04: 'insufficient funds',
  AM05: 'duplicate payment',
  AM06: 'amount too low',
  AM07: 'amount blocked by the authorities',
  AM09: 'wrong amount',
  AM10: 'invalid control sum',
  BE01: 'the name does not fit the account',
  BE04: "the payee's address is missing or wrong",
  BE05: 'the sender is not recognized',
  BE06: 'the customer is not known there',
  BE07: "the sender's address is missing or wrong",
  CNOR: "the payee's bank is not registered",
  CURR: 'wrong currency',
  CUST: 'requested by the customer',
  DNOR: "the sender's bank is not registered",
  DT01: 'invalid date',
  ED01: 'correspondent bank not possible',
  ED03: 'balance information requested',
  ED05: 'settlement failed',
  EMVL: 'card not accepted',
  ERIN: 'option not supported',
  FF05: 'invalid local instrument',
  FOCR: 'following a cancellation request',
  FR01: 'returned because of fraud',
  MD07: 'account holder deceased',
  MS02: 'refused by the customer, reason not given',
  MS03: 'refused by the bank, reason not given',
  NARR: 'reason in words',
  NOAS: 'no answer from the customer',
  NOOR: 'no original transaction received',
  RC01: 'incorrect bank identifier',
  RC03: "invalid identifier of the sender's bank",
  RC04: "invalid identifier of the payee's bank",
  RC07: "invalid identifier of the payee's bank",
  RF01: 'transaction reference is not unique',
  RR01: 'missing account or identification of the sender (regulation)',
  RR02: 'missing name or address of the sender (regulation)',
  RR03: 'missing name or address of the payee (regulation)',
  RR04: 'regulatory reason',
  SL01: 'service of the bank does not allow it',
  SVNR: 'service not rendered',
  TM01: 'received after the cut-off time',
  TRAC: 'returned under a tracing request',
  UPAY: 'undue payment',
}
const REASONS = { ...NACHA_REASONS, ...ISO_REASONS }
const LONGEST_TEXT = 160

/** How bank file readers write a reason that has its own field. */
export function statedReason(code: string): string {
  return `Return reason ${code}`
}

/**
 * Why a payout was returned: the first reason code in the bank's text and its meaning, or else the text itself.
 * @param text everything the bank wrote about the transaction
 * @param announced the reason that its return file gave before; it counts where the text has no code
 */
export function returnReason(text: string, announced: string | null = null): string {
  const upper = text.toUpperCase()
  // An all-letter code could be a word, so it counts only where the bank's file has a field for it.
  const [, stated] = /\bRETURN REASON ([A-Z0-9]{3,4})\b/.exec(upper) ?? []
  const words = upper.match(/[A-Z0-9]+/g)?.filter((word) => /\d/.test(word)) ?? []
  const code = [stated ?? '', ...words].find((word) => Object.hasOwn(REASONS, word))
  if (code) return `${code}: ${REASONS[code]}`
  if (announced !== null) return announced
  const plain = text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT)
  return plain === '' ? 'The bank gave no reason' : `The bank gave no reason code; its text: ${plain}`
}
