import { entryOf } from '../collections/labelOf'

interface TaskKind {
  readonly label: string
  /** What the operator does about it. */
  readonly action: string
  /** How its deadline follows from the record. */
  readonly rule: string
  /** Days to answer, counted from the record's own time; 0 where the record itself has a deadline. */
  readonly days: number
  /** It has no deadline: it is listed after all that have one, and is never late. */
  readonly undated: boolean
}

const kind = (label: string, action: string, rule: string): TaskKind => ({ label, action, rule, days: 0, undated: false })
const answered = (days: number, after: string, label: string, action: string): TaskKind => ({
  label,
  action,
  rule: `Due ${days} ${days === 1 ? 'day' : 'days'} after ${after}.`,
  days,
  undated: false,
})

/** What waits for an operator. Each kind is read from the records that open and close it: a finished task leaves the list by itself. */
export const TASK_KINDS = {
  creditReview: answered(
    1,
    'the application, as the applicant was promised',
    'Credit review',
    'Approve, reject or override the application.',
  ),
  quoteContact: answered(
    1,
    'the quote, as its customer was told',
    'Quote to answer',
    'Contact the customer, then record it in the quote. Review uploaded drawings and name the price of their kit.',
  ),
  networkApplication: kind('Network application', 'Review it and decide.', 'Due when the applicant was promised an answer.'),
  documentReview: answered(2, 'it was sent', 'Document to review', 'Accept or refuse the document.'),
  insurance: kind(
    'Insurance ends',
    'Get the new certificate. Once the insurance has ended, the shop is paused: find other shops for its orders, or suspend it.',
    'Listed from 30 days before the insurance of an active shop ends, and while the shop is paused because it has ended.',
  ),
  pausedShop: answered(
    2,
    'it was paused or suspended',
    'Orders at a paused shop',
    'Find other shops for its orders, or make it active again.',
  ),
  dispute: kind('Dispute', 'Decide it. Until then its money is held.', 'Due on the day both sides were told.'),
  earlyPayout: answered(2, 'the request', 'Early payout request', 'Approve or reject it.'),
  bankDetails: answered(
    2,
    'it was entered, or can be confirmed',
    'Bank account to confirm',
    'Call the company back, then confirm or reject the account.',
  ),
  payeeCheck: answered(
    2,
    'the account was confirmed',
    'Payee to check',
    'Screen its name, verify its account, and record both under Bank details. It is not paid before.',
  ),
  w9: answered(
    10,
    'money was first owed to the shop',
    'W-9 missing',
    'Ask the shop to sign its W-9 on its account page. Its 1099 needs it.',
  ),
  prenote: answered(
    2,
    'the account was confirmed',
    'Prenote to send',
    'Send the prenotes under Bank details. The account is paid three banking days after they settle.',
  ),
  payoutRun: kind('Payout run to approve', 'Check the run and approve it.', 'Due the day before it pays, when its file goes to the bank.'),
  returnedPayout: answered(2, 'the bank returned it', 'Returned payout', 'Have the account corrected and confirmed; the next run pays it.'),
  returnedWaiver: answered(
    2,
    'the bank returned the payment',
    'Waiver of a returned payment',
    'Do not pass the waiver on as proof of payment. Pay the shop again.',
  ),
  refund: answered(5, 'it was owed', 'Refund to pay', 'Pay it in the next run. Without a confirmed account, ask the builder for one.'),
  receipt: answered(2, 'the bank booked it', 'Unmatched receipt', 'Match it with its invoice, or send it back.'),
  paymentOut: answered(2, 'the bank booked it', 'Unmatched payment out', 'Match it with what it paid, or book what it is.'),
  customerCredit: answered(5, 'the payment was booked', 'Customer credit', 'Apply it to an invoice, or refund it.'),
  setUp: { ...kind('Set-up step', 'Enter it in the panel.', 'Listed until it is done. It has no deadline.'), undated: true },
  taxRateEnds: kind(
    'Sales tax rate ends',
    'Enter the state’s next rate, or turn off its sales tax. Without one, its orders are before tax.',
    'Listed from 30 days before the last rate of a state with sales tax ends.',
  ),
  overdueInvoice: kind('Overdue invoice', 'Ask the builder for payment.', 'Listed from the day after its due date.'),
  waiver: answered(
    2,
    'the shop signed, or the time to dispute ended',
    'Signed waiver',
    'Complete the phase, or release the retainage, so that its money can be paid.',
  ),
  heldRelease: answered(
    1,
    'the release was refused',
    'Accepted phase not released',
    'Funds short: ask the builder to pay what is open. Credit limit reached: raise it under Price settings, or wait for a payment. The next daily check releases the phase.',
  ),
  expiringOrder: kind(
    'Order about to expire',
    'Ask the builder to sign, or to pay the deposit: the shop’s time is held until then.',
    'Listed from 2 days before the hold ends.',
  ),
  lateOrder: kind('Late order', 'Ask the shop for a new day and tell the builder.', 'Listed from the day after the one it is needed by.'),
  expectedLate: kind(
    'Order expected too late',
    'Ask the shop for an earlier day, or agree on a later one with the builder.',
    'Listed once an order is expected after the day it is needed by, until it is delivered or canceled.',
  ),
  shopAcceptance: kind('Shop to accept an order', 'Ask the shop to accept or decline it.', 'Listed on the last day of its time to accept.'),
  shopPrice: answered(
    2,
    'it was proposed',
    'Price of a shop',
    'Approve or decline the price list or quote. An order with a quote can’t be accepted until then.',
  ),
  unpricedShop: answered(
    5,
    'it joined',
    'Shop without a price list',
    'Ask the shop to propose its price list. Until you approve one, it can accept an order only with an approved quote for it.',
  ),
  heldOrder: answered(2, 'it was put on hold', 'Order on hold or without a shop', 'Find another shop for it, resume it, or cancel it.'),
  productionRequest: answered(2, 'the request', 'Production request', 'Confirm or decline it.'),
  waitingPlace: answered(
    30,
    'the first person asked',
    'Place without a shop',
    'Find a shop that reaches it. We email the people when one does.',
  ),
  failedSchedule: kind('Scheduled publication failed', 'Open it, fix what it says, then publish it.', 'Due when it was to be published.'),
  reviewToAssign: answered(
    2,
    'the order was signed',
    'Engineering review to assign',
    'Assign an engineer whose license covers the site: none is assigned, or the one who is may not approve it any more. Fabrication can’t start before the approval.',
  ),
  reviewQuestion: answered(2, 'the engineer asked', 'Question of an engineer', 'Answer it, unless the builder does first.'),
  changeOrder: answered(2, 'the builder signed', 'Change order to sign', 'Read it, then sign or decline it.'),
  planOutOfProof: answered(
    2,
    'the plan was last changed',
    'Plan that fails its check',
    'Strengthen its frame or change the design site it states. Until then it is offered without ‘Checked by calculation’.',
  ),
} as const satisfies Readonly<Record<string, TaskKind>>

export type TaskKindName = keyof typeof TASK_KINDS
export const TASK_KIND_NAMES = Object.keys(TASK_KINDS).filter((name): name is TaskKindName => name in TASK_KINDS)

/** What a kind of task says; one that only a newer server knows has its own words, and nothing about what to do. */
export const taskKind = (name: string): TaskKind => entryOf<TaskKind>(TASK_KINDS, name, (words) => kind(words, '', ''))
