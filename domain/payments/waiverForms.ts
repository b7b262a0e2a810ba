import { z } from 'zod'
import { US_STATES } from '../network/usStates'
import { PAID_STEPS, type RequiredWaiver, WAIVER_CONDITIONS, WAIVER_FIELDS, WAIVER_TITLES, type WaiverKind, waiverKind } from './waivers'

/**
 * The states whose law prescribes forms of lien waivers. The list is a trade guide's ('The 12 States That Require Statutory Lien Waiver
 * Forms', lienwaiver.pro, 2026), not checked against the statutes; a form that is entered for another state is used there too.
 */
export const WAIVER_FORM_STATES = ['AZ', 'CA', 'FL', 'GA', 'MA', 'MI', 'MS', 'MO', 'NV', 'TX', 'UT', 'WY'] as const

/** What an operator enters for a kind: the state's own text, or that the state prescribes none for this kind. */
export const WAIVER_FORM_BASES = ['form', 'general'] as const
export const WAIVER_FORM_BASIS_WORDS: Record<(typeof WAIVER_FORM_BASES)[number], string> = {
  form: 'The state’s text, below',
  general: 'The state prescribes none for this kind: our general text',
}

/** The fields of a state's form as an operator enters them. */
export const ENTERED_FORM = {
  effectiveFrom: z.iso.date('Write the day like 2027-01-31'),
  citation: z.string('Name the statute').trim().min(3, 'Name the statute').max(200, 'Use at most 200 characters'),
  text: z
    .string('Enter the text that the state prescribes')
    .trim()
    .min(20, 'Enter the text that the state prescribes')
    .max(20_000, 'Use at most 20,000 characters')
    .superRefine((text, issues) => {
      const unknown = [...text.matchAll(/\{(\w+)\}/g)]
        .map(([, name]) => name)
        .find((name) => !WAIVER_FIELDS.some((field) => field === name))
      if (unknown) issues.addIssue({ code: 'custom', message: `{${unknown}} is not filled in: use ${fieldWords()}` })
    }),
} as const

/** '{claimant}, {customer}, …' */
export function fieldWords(): string {
  return WAIVER_FIELDS.map((field) => `{${field}}`).join(', ')
}

/** A job's state, and the kinds of waivers with an entered form in force there. */
export interface SiteForms {
  readonly state: string
  readonly kinds: readonly WaiverKind[]
}

/**
 * The forms that a state prescribes for these waivers and nobody has entered: 'California: Conditional waiver and release on final payment'.
 * @param site null while the job's state is unknown
 * @param holdsRetainage as for `waiverKind`
 */
export function missingForms(needed: readonly RequiredWaiver[], site: SiteForms | null, holdsRetainage: boolean): string[] {
  if (!site || !WAIVER_FORM_STATES.some((state) => state === site.state)) return []
  const kinds = new Set(needed.map(({ phase, condition }) => waiverKind(phase, condition, holdsRetainage)))
  return [...kinds].filter((kind) => !site.kinds.includes(kind)).map((kind) => `${US_STATES[site.state]}: ${WAIVER_TITLES[kind]}`)
}

/** The forms of these that are missing for an order as a whole: each kind that its shop signs until the end. */
export const missingOrderForms = (site: SiteForms | null): string[] =>
  missingForms(
    PAID_STEPS.flatMap((phase) => WAIVER_CONDITIONS.map((condition) => ({ phase, condition }))),
    site,
    true,
  )

/** What follows once the shop has signed for a phase, retainage, an early payout, or what is released already. */
const AFTER_FORMS = {
  phase: 'The shop can sign its waiver after that, and we notify the builder when this phase can be accepted.',
  retainage: 'The shop can sign its waivers after that, and the retainage can be released.',
  advance: 'The shop can sign its waiver after that, and the early payout can be approved.',
  payout: 'It is released. The shop can sign its waiver after that, and is paid with the next run.',
} as const

/** What both sides read of a payment whose waivers can't be signed yet. @param forms as `missingForms` names them */
export const waitsForFormsWords = (forms: readonly string[], before: keyof typeof AFTER_FORMS): string =>
  `We’re still entering the lien waiver form that the state prescribes (${forms.join('; ')}). ${AFTER_FORMS[before]}`

/** Where a waiver's text comes from. @param form null for the general text */
export function waiverSource(
  form: { readonly state: string; readonly citation: string; readonly effectiveFrom: string; readonly basis: string } | null,
): string {
  if (!form) return 'Framewell’s general text'
  const law = `${US_STATES[form.state]}, ${form.citation}, from ${form.effectiveFrom}`
  return form.basis === 'form' ? `Form of ${law}` : `General text: no form of this kind is prescribed (${law})`
}
