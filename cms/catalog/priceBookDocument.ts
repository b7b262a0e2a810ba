import type { PriceBookContent } from '@framewell/domain/catalog/priceBook'
import type { PriceOption, PriceSetting } from '../payload-types'
import type { OptionGroup } from './optionGroups'

type OptionData = Omit<PriceOption, 'id' | 'createdAt' | 'updatedAt'>

type Shape = (option: Partial<PriceOption>) => object

/** An option's changes to the frame: columns of text that hold numbers. */
const FRAME_FIELDS = ['studGauge', 'studSpacingInches', 'wallHeightFeet', 'upperWallHeightFeet'] as const

const base = ({ optionId, name, description, priceCents, recommended, features }: Partial<PriceOption>) => ({
  id: optionId,
  name,
  description,
  priceCents,
  recommended: recommended ?? false,
  features: features ?? [],
})
const framing: Shape = (option) => ({
  ...base(option),
  frame: Object.fromEntries(FRAME_FIELDS.flatMap((field) => (option[field] ? [[field, Number(option[field])]] : []))),
})

const SHAPES: Readonly<Record<OptionGroup, Shape>> = {
  'steel-foundation': base,
  'steel-frame': framing,
  'steel-sheathing': (option) => ({ ...base(option), sheathing: option.sheathing }),
  'steel-roofing': (option) => ({ ...base(option), roofing: option.roofing }),
  'plan-choice1': base,
  'plan-choice2': base,
  'plan-choice3': base,
  'advanced-foundation': ({ optionId, name, description, priceCents, suitable }) => ({
    id: optionId,
    name,
    description,
    priceCentsPerSqft: priceCents,
    suitable: suitable ?? [],
  }),
  'advanced-framing': framing,
  'advanced-addition': (option) => ({ ...base(option), category: option.category }),
  'picker-framing': (option) => ({ ...framing(option), specifications: option.specifications }),
  'picker-roofing': (option) => ({
    ...base(option),
    roofing: option.roofing,
    brand: option.brand,
    coverage: option.coverage,
    warranty: option.warranty,
  }),
  'picker-exterior': (option) => ({ ...base(option), material: option.material, maintenance: option.maintenance }),
}

/** A stored option under the names that its list of the price book has for it; unchecked. */
export const toOption = (group: OptionGroup, option: Partial<PriceOption>): object => SHAPES[group](option)

/** The stored options and settings under the names of the domain's price book; unchecked. */
export function toPriceBookContent(options: readonly PriceOption[], settings: PriceSetting): unknown {
  const inGroup = (group: OptionGroup) =>
    options.filter((option) => option.group === group && option.offered).map((option) => toOption(group, option))
  return {
    steel: {
      foundation: inGroup('steel-foundation'),
      steelFrame: inGroup('steel-frame'),
      sheathing: inGroup('steel-sheathing'),
      roofing: inGroup('steel-roofing'),
    },
    planQuote: { choice1: inGroup('plan-choice1'), choice2: inGroup('plan-choice2'), choice3: inGroup('plan-choice3') },
    advanced: {
      basePriceCentsPerSqft: settings.basePriceCentsPerSqft,
      foundations: inGroup('advanced-foundation'),
      framings: inGroup('advanced-framing'),
      additions: inGroup('advanced-addition'),
    },
    picker: {
      framings: inGroup('picker-framing'),
      roofings: inGroup('picker-roofing'),
      exteriors: inGroup('picker-exterior'),
      includedFramingCents: settings.includedFramingCents,
      stemWallCents: settings.stemWallCents,
      fastenersCents: settings.fastenersCents,
      freightCents: settings.freightCents,
    },
    bom: {
      markupPercent: settings.bomMarkupPercent,
      preferredDiscountPercent: settings.bomPreferredDiscountPercent,
      takeOff: settings.takeOff,
    },
    lotBreaks: (settings.lotBreaks ?? []).map(({ fromLots, percent }) => ({ fromLots, percent })),
  }
}

/** A price book's content as the documents that hold it, in order; the seed stores them. */
export function toOptionDocuments({ steel, planQuote, advanced, picker }: PriceBookContent): OptionData[] {
  type Effects = Readonly<Partial<Record<(typeof FRAME_FIELDS)[number], number>>>
  const placed = (group: OptionGroup, options: readonly object[]) =>
    options.map((option, at) => ({ option, group, position: (at + 1) * 10 }))
  return [
    ...placed('steel-foundation', steel.foundation),
    ...placed('steel-frame', steel.steelFrame),
    ...placed('steel-sheathing', steel.sheathing),
    ...placed('steel-roofing', steel.roofing),
    ...placed('plan-choice1', planQuote.choice1),
    ...placed('plan-choice2', planQuote.choice2),
    ...placed('plan-choice3', planQuote.choice3),
    ...placed(
      'advanced-foundation',
      advanced.foundations.map(({ priceCentsPerSqft, ...foundation }) => ({ ...foundation, priceCents: priceCentsPerSqft })),
    ),
    ...placed('advanced-framing', advanced.framings),
    ...placed('advanced-addition', advanced.additions),
    ...placed('picker-framing', picker.framings),
    ...placed('picker-roofing', picker.roofings),
    ...placed('picker-exterior', picker.exteriors),
  ].map(({ option, group, position }) => {
    // The lists above hold the price book's options; their effects become columns of their own.
    const { id, frame, ...fields } = option as { id: string; frame?: Effects } & Record<string, unknown>
    return {
      ...fields,
      optionId: id,
      group,
      position,
      offered: true,
      ...Object.fromEntries(FRAME_FIELDS.map((field) => [field, frame?.[field] === undefined ? null : String(frame[field])])),
    } as OptionData
  })
}
