import type { Refusal } from '../http/refusal'
import type { Cents } from '../money/cents'
import { usdWithCents } from '../money/usd'
import { longDate } from '../quotes/quoteWords'
import { PHASE_WORDS, PHASES } from './phases'

/**
 * Lien waivers as used in the trade. A conditional waiver accompanies a payment request and takes effect on payment; an unconditional
 * waiver confirms payment. Progress while more is to come, final with the last.
 */
export const WAIVER_CONDITIONS = ['conditional', 'unconditional'] as const
export type WaiverCondition = (typeof WAIVER_CONDITIONS)[number]
export const WAIVER_SCOPES = ['progress', 'final'] as const
export type WaiverScope = (typeof WAIVER_SCOPES)[number]
export const WAIVER_KINDS = ['conditional_progress', 'unconditional_progress', 'conditional_final', 'unconditional_final'] as const
export type WaiverKind = (typeof WAIVER_KINDS)[number]

export const WAIVER_TITLES: Record<WaiverKind, string> = {
  conditional_progress: 'Conditional waiver and release on progress payment',
  unconditional_progress: 'Unconditional waiver and release on progress payment',
  conditional_final: 'Conditional waiver and release on final payment',
  unconditional_final: 'Unconditional waiver and release on final payment',
}

/** What an order pays its shop, in order: its phases, then the retainage. */
export const PAID_STEPS = [...PHASES, 'retainage'] as const
export type PaidStep = (typeof PAID_STEPS)[number]

/** The payments that a waiver is signed for: those of an order, and early payouts. */
export const WAIVER_STEPS = [...PAID_STEPS, 'early_payout'] as const
export type WaiverStep = (typeof WAIVER_STEPS)[number]
export const WAIVER_STEP_WORDS: Readonly<Record<WaiverStep, string>> = {
  ...PHASE_WORDS,
  retainage: 'Retainage',
  early_payout: 'Early payout',
}

/**
 * The retainage is the final payment; on an order without one, the last phase is.
 * @param holdsRetainage whether retainage is withheld from the shop
 */
export function waiverKind(phase: WaiverStep, condition: WaiverCondition, holdsRetainage: boolean): WaiverKind {
  const isFinal = phase === 'retainage' || (phase === PHASES.at(-1) && !holdsRetainage)
  const scope: WaiverScope = isFinal ? 'final' : 'progress'
  return `${condition}_${scope}`
}

export interface RequiredWaiver {
  readonly phase: WaiverStep
  readonly condition: WaiverCondition
}

/**
 * The waivers that a release requires: a conditional one for its own payment, and unconditional ones for every earlier payment received. None
 * is for a payment of nothing.
 * @param netCents what it pays the shop
 * @param paid steps that paid something, and whose payout a bank statement shows
 */
export function requiredWaivers(step: PaidStep, netCents: Cents, paid: readonly PaidStep[]): RequiredWaiver[] {
  const earlier = PAID_STEPS.slice(0, PAID_STEPS.indexOf(step)).filter((one) => paid.includes(one))
  const received = earlier.map((phase): RequiredWaiver => ({ phase, condition: 'unconditional' }))
  return netCents > 0 ? [...received, { phase: step, condition: 'conditional' }] : received
}

export function missingWaivers(needed: readonly RequiredWaiver[], signed: readonly RequiredWaiver[]): RequiredWaiver[] {
  return needed.filter((one) => !signed.some((other) => other.phase === one.phase && other.condition === one.condition))
}

/** Said of a missing waiver when the shop has signed one for another amount. */
export const OTHER_AMOUNT = 'The amount has changed since the shop signed the one on file'

/** 'Unconditional lien waiver for the quality check payment' */
export function waiverWords({ phase, condition }: RequiredWaiver): string {
  const word = condition === 'conditional' ? 'Conditional' : 'Unconditional'
  const step = WAIVER_STEP_WORDS[phase].toLowerCase()
  return `${word} lien waiver for the ${phase === 'early_payout' ? step : `${step} payment`}`
}

/** What a returned payment means for a signed waiver. @param reference the payout that came back */
export function returnedWaiverWords({ condition }: Pick<RequiredWaiver, 'condition'>, reference: string): string {
  const meaning =
    condition === 'unconditional'
      ? 'This waiver says that the payment was received.'
      : 'This waiver takes effect only once the payment is received.'
  return `The bank returned payout ${reference}, and no statement shows the payment made again. ${meaning}`
}

interface WaiverSigning extends RequiredWaiver {
  /** Hash of the text shown. */
  readonly textHash: string
}

/**
 * Why a shop can't sign a phase's waiver: each is signed once for what is paid, an unconditional one confirms a received payment, and the text must be
 * unchanged.
 * @param textHash of the current text
 */
export function waiverRefusal(
  { phase, condition, textHash: read }: WaiverSigning,
  signed: readonly RequiredWaiver[],
  paidPhases: readonly WaiverStep[],
  textHash: string,
): Refusal<'signedAlready' | 'notPaidYet' | 'textChanged'> | undefined {
  if (signed.some((one) => one.phase === phase && one.condition === condition)) return { refusal: 'signedAlready' }
  if (condition === 'unconditional' && !paidPhases.includes(phase)) return { refusal: 'notPaidYet' }
  return read === textHash ? undefined : { refusal: 'textChanged', more: { expected: { textHash } } }
}

/** Placeholders in a waiver's text. */
export const WAIVER_FIELDS = [
  'claimant',
  'customer',
  'builder',
  'owner',
  'project',
  'jobAddress',
  'property',
  'phase',
  'amount',
  'throughDate',
  'exceptions',
  'payer',
] as const
export type WaiverField = (typeof WAIVER_FIELDS)[number]

/** A text with its placeholders filled in: `{claimant}` becomes the claimant. */
export function filledWaiver(paragraphs: readonly string[], fields: Readonly<Record<WaiverField, string>>): string[] {
  return paragraphs.map((text) =>
    text.replace(/\{(\w+)\}/g, (place, name: string) => fields[WAIVER_FIELDS.find((one) => one === name) ?? 'claimant'] ?? place),
  )
}

interface WaivedProject {
  readonly number: string
  readonly title: string
  readonly builder: string
  readonly fabricator: string | null
  readonly siteAddress: string
  /** Of the property; null while nobody has recorded it. */
  readonly propertyOwner: string | null
}

interface WaivedPayment {
  readonly amountCents: Cents
  /** The last day of the work that it pays for: '2026-11-20'. */
  readonly throughOn: string
  /** Who pays the shop, and whom it contracts with: the price it accepted is its agreement with Framewell. */
  readonly payer: string
  /** What the shop keeps its claim on. */
  readonly exceptions: string
}

/** Whether a text has a placeholder. */
export function hasField(paragraphs: readonly string[], field: WaiverField): boolean {
  return paragraphs.some((text) => text.includes(`{${field}}`))
}

/** '12 Canal St, Dayton, OH 45402, owned by Grand Avenue Partners LLC' */
function propertyWords({ siteAddress, propertyOwner }: WaivedProject): string {
  return propertyOwner ? `${siteAddress}, owned by ${propertyOwner}` : siteAddress
}

/**
 * A payment's waiver as the shop would sign it.
 * @param texts paragraphs of each kind, with placeholders
 */
export function waiverWording(
  texts: Readonly<Record<WaiverKind, readonly string[]>>,
  kind: WaiverKind,
  phase: WaiverStep,
  project: WaivedProject,
  { amountCents, throughOn, payer, exceptions }: WaivedPayment,
) {
  const paragraphs = filledWaiver(texts[kind], {
    claimant: project.fabricator ?? '',
    customer: payer,
    builder: project.builder,
    owner: project.propertyOwner ?? '',
    project: `${project.number}, ${project.title}`,
    jobAddress: project.siteAddress,
    property: propertyWords(project),
    phase: WAIVER_STEP_WORDS[phase],
    amount: usdWithCents(amountCents),
    throughDate: longDate(throughOn),
    exceptions: exceptions || 'None',
    payer,
  })
  return { kind, title: WAIVER_TITLES[kind], paragraphs, amountCents, takesExceptions: hasField(texts[kind], 'exceptions') }
}

/**
 * The CMS's initial texts, in our own words. They follow the four kinds and the parts (parties, job, amount, through date, exceptions,
 * signature) of the statutory forms of California Civil Code 8132, 8134, 8136 and 8138. They are not those forms and have not been reviewed
 * by counsel: other states and a California job need their own text, which an operator enters instead.
 */
export const INITIAL_WAIVER_TEXTS: Record<WaiverKind, readonly string[]> = {
  conditional_progress: [
    'This document gives up rights only once the payment named here has been received. Nobody should rely on it before they know that it was.',
    'Claimant: {claimant}. Customer: {customer}. Builder: {builder}. Job: {project}. Property: {property}. Work through: {throughDate}. Step: {phase}.',
    'When {claimant} has received {amount} from {payer}, it gives up its rights to a lien, a stop payment notice and a claim on a payment bond for work done and material delivered to this job through the date above.',
    'Not covered: retainage held back, the work of another step that is not paid, work and material after the date above, and changes that were not agreed in writing before this was signed.',
  ],
  unconditional_progress: [
    'This document gives up rights now. It says that the payment was received; a claimant who has not been paid signs the conditional form.',
    'Claimant: {claimant}. Customer: {customer}. Builder: {builder}. Job: {project}. Property: {property}. Work through: {throughDate}. Step: {phase}.',
    '{claimant} has received {amount} from {payer} and gives up its rights to a lien, a stop payment notice and a claim on a payment bond for work done and material delivered to this job through the date above.',
    'Not covered: retainage held back, the work of another step that is not paid, work and material after the date above, and changes that were not agreed in writing before this was signed.',
  ],
  conditional_final: [
    'This document gives up rights only once the payment named here has been received. Nobody should rely on it before they know that it was.',
    'Claimant: {claimant}. Customer: {customer}. Builder: {builder}. Job: {project}. Property: {property}. Step: {phase}.',
    'When {claimant} has received the final payment of {amount} from {payer}, it gives up its rights to a lien, a stop payment notice and a claim on a payment bond for all work done and material delivered to this job.',
    'Not covered: claims that are in dispute when this is signed.',
  ],
  unconditional_final: [
    'This document gives up rights now. It says that the final payment was received; a claimant who has not been paid signs the conditional form.',
    'Claimant: {claimant}. Customer: {customer}. Builder: {builder}. Job: {project}. Property: {property}. Step: {phase}.',
    '{claimant} has received the final payment of {amount} from {payer} and gives up its rights to a lien, a stop payment notice and a claim on a payment bond for all work done and material delivered to this job.',
    'Not covered: claims that are in dispute when this is signed.',
  ],
}
