import { z } from 'zod'
import type { PriceBook } from '../catalog/priceBook'
import type { Refusal } from '../http/refusal'
import { pricePickerEstimate } from '../quotes/pickerEstimate'
import { priceQuote } from '../quotes/priceQuote'
import type { PriceResult } from '../quotes/quoteLine'
import { siteDesignOf, withoutFixes } from '../quotes/siteDesign'
import type { ChangeChoices, ChangeField, Compared } from './changeFields'
import { type OrderedInputs, orderedInputsSchema } from './frozenOrder'

interface Named {
  readonly id: string
  readonly name: string
}
type ListOf = (book: PriceBook) => readonly Named[]
interface Choosable {
  readonly label: string
  readonly list: ListOf
  readonly several?: true
}

const NONE: Named = { id: '', name: 'None' }
const PLANS: Choosable = { label: 'Plan', list: ({ plans }) => plans }

/** The fields of each configurator that change its framing kit, by the member that holds the answer; labels as the configurators have them. */
const CHOOSABLE: Readonly<Record<OrderedInputs['kind'], Readonly<Record<string, Choosable>>>> = {
  // A finished house is no longer ordered. An earlier order of one takes another quote.
  plan: {},
  steel: {
    selectedPlan: PLANS,
    steelFrame: { label: 'Steel frame', list: ({ steel }) => steel.steelFrame },
  },
  picker: {
    planId: PLANS,
    framing: { label: 'Framing', list: ({ picker }) => picker.framings },
  },
  advanced: {
    // The ground floor's joists are of the kit on a crawl space or a basement.
    foundation: { label: 'Foundation', list: ({ advanced }) => [NONE, ...advanced.foundations] },
    framing: { label: 'Steel frame', list: ({ advanced }) => advanced.framings },
  },
}

const answerSchema = z.union([z.string().transform((id) => [id]), z.array(z.string()), z.null().transform((): string[] => [])])

/**
 * What a change order can choose instead: options of the prices the order was signed at that are still offered, and what it has now.
 * @param offered the price book in force
 */
export function changeFields(book: PriceBook, offered: PriceBook, { kind, answers }: OrderedInputs): ChangeField[] {
  const stored: Readonly<Record<string, unknown>> = answers
  return Object.entries(CHOOSABLE[kind])
    .filter(([name]) => name !== 'selectedPlan' || stored.planType === 'catalog')
    .map(([name, { label, list, several = false }]) => {
      const chosen = answerSchema.parse(stored[name])
      const now = new Set(list(offered).map(({ id }) => id))
      const options = list(book).filter(({ id }) => now.has(id) || chosen.includes(id))
      return { name, label, several, chosen, options: options.map(({ id, name: words }) => ({ id, label: words })) }
    })
}

/**
 * The answers with other choices, and each choice that differs in words. A choice that is not offered is refused at its field. Fixes were
 * the earlier frame's: another plan or steel frame has none.
 */
export function withChoices(
  inputs: OrderedInputs,
  fields: readonly ChangeField[],
  choices: ChangeChoices,
): { readonly inputs: OrderedInputs; readonly compared: Compared[] } | Refusal<'invalidInput'> {
  const names = Object.keys(choices)
  const wrong = names.find(
    (name) =>
      !fits(
        fields.find((field) => field.name === name),
        choices[name] ?? [],
      ),
  )
  if (wrong !== undefined) return notOffered(wrong)
  const changed = fields.flatMap((field) => {
    const ids = choices[field.name]
    return ids && !sameIds(ids, field.chosen) ? [{ field, ids }] : []
  })
  const answers = Object.fromEntries(changed.map(({ field: { name, several }, ids }) => [name, several ? ids : ids[0]]))
  const design = changed.length > 0 ? siteDesignOf(inputs) : undefined
  const refitted = design ? { siteDesign: withoutFixes(design) } : {}
  const parsed = orderedInputsSchema.safeParse({ ...inputs, answers: { ...inputs.answers, ...answers, ...refitted } })
  if (!parsed.success) return notOffered(names[0] ?? '')
  const compared = changed.map(({ field, ids }) => ({
    label: field.label,
    before: labelsOf(field, field.chosen),
    after: labelsOf(field, ids),
  }))
  return { inputs: parsed.data, compared }
}

const notOffered = (name: string): Refusal<'invalidInput'> => ({
  refusal: 'invalidInput',
  more: { fields: [{ path: `choices.${name}`, message: 'This is not offered for this order. Choose one of the list.' }] },
})

function fits(field: ChangeField | undefined, ids: readonly string[]): boolean {
  if (!field || new Set(ids).size !== ids.length) return false
  return (field.several || ids.length === 1) && ids.every((id) => field.options.some((option) => option.id === id))
}

const sameIds = (one: readonly string[], other: readonly string[]) => one.length === other.length && one.every((id) => other.includes(id))

function labelsOf({ options }: ChangeField, ids: readonly string[]): string {
  return ids.map((id) => options.find((option) => option.id === id)?.label ?? id).join(', ') || NONE.name
}

/** The price of an order's answers under a version of the price book. */
export function priceOrdered(book: PriceBook, inputs: OrderedInputs): PriceResult {
  return inputs.kind === 'picker' ? pricePickerEstimate(book, inputs.answers) : priceQuote(book, inputs)
}
