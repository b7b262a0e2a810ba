import { type Cents, sumCents } from '../money/cents'
import { negateCents } from '../money/differences'
import { numbersIn, type StatementLine } from './bankStatement'

/** A payout sent to the bank and not yet matched to a transaction. */
export interface SentPayout {
  /** 'PO-2026-00012' */
  readonly reference: string
  /** 'PR-2026-00007' */
  readonly runNumber: string
  readonly trace: string | null
  readonly amountCents: Cents
  /** The bank date on which its run was sent: '2026-11-27'. */
  readonly sentOn: string
}

type Movement = Pick<StatementLine, 'amountCents' | 'bookedOn'>

/** Why payouts do not match a bank transaction. */
export type SettlementRefusal = 'unknownPayout' | 'payoutDiffers' | 'beforeSent'

/** A transaction settles payouts when the amounts are equal and it is not dated before they were sent. */
export function settlementRefusal({ amountCents, bookedOn }: Movement, payouts: readonly SentPayout[]): SettlementRefusal | undefined {
  if (payouts.length === 0) return 'unknownPayout'
  if (sumCents(payouts.map((payout) => payout.amountCents)) !== negateCents(amountCents)) return 'payoutDiffers'
  return payouts.some(({ sentOn }) => bookedOn < sentOn) ? 'beforeSent' : undefined
}

/** Payouts matching a payout number or a run number. */
export function payoutsCalled<Sent extends SentPayout>(number: string, sent: readonly Sent[]): readonly Sent[] {
  return sent.filter(({ reference, runNumber }) => reference === number || runNumber === number)
}

export type Settlement<Sent> =
  | { readonly reference: string; readonly payouts: readonly Sent[] }
  /** Nothing is settled; what an operator should know about the transaction. */
  | { readonly why: 'outgoing' | 'unnamedRun' | 'payoutDiffers' | 'beforeSent' }

/**
 * The payouts a transaction names: one by reference or trace number, or all sent payouts of a run by its number or message id. An amount
 * alone identifies nothing.
 */
export function namedSettlement<Sent extends SentPayout>(
  line: Movement & Pick<StatementLine, 'text' | 'bankReference'>,
  sent: readonly Sent[],
): Settlement<Sent> {
  // On two lines, so that a number never spans both.
  const text = `${line.text}\n${line.bankReference}`
  const traces: readonly string[] = text.match(/(?<!\d)\d{15}(?!\d)/g) ?? []
  const references = numbersIn(text, 'PO')
  const single = sent.filter(({ reference, trace }) => references.includes(reference) || (trace !== null && traces.includes(trace)))
  const runs = [...new Set(numbersIn(text, 'PR'))].map((number) => [number, payoutsCalled(number, sent)] as const)
  const candidates = [...single.map((one) => [one.reference, [one]] as const), ...runs].filter(([, payouts]) => payouts.length > 0)
  const fitting = candidates.filter(([, payouts]) => settlementRefusal(line, payouts) === undefined)
  const [found, another] = fitting
  if (found && !another) return { reference: found[0], payouts: found[1] }
  const refusals = candidates.map(([, payouts]) => settlementRefusal(line, payouts))
  if (refusals.includes('beforeSent')) return { why: 'beforeSent' }
  if (candidates.length > 0) return { why: 'payoutDiffers' }
  return { why: runsOfAmount(line, sent).length > 0 ? 'unnamedRun' : 'outgoing' }
}

/** Numbers of runs and single payouts a transaction may have paid: sent, of equal amount, not sent after it. */
export function runsOfAmount(line: Movement, sent: readonly SentPayout[]): readonly string[] {
  const numbers = [...new Set(sent.flatMap(({ runNumber, reference }) => [runNumber, reference]))]
  return numbers.filter((number) => settlementRefusal(line, payoutsCalled(number, sent)) === undefined).sort()
}
