import type { PriceBookContent } from '@framewell/domain/catalog/priceBook'
import type { PriceOption, PriceSetting } from '../payload-types'
import type { OptionGroup } from './optionGroups'

type OptionData = Omit<PriceOption, 'id' | 'createdAt' | 'updatedAt'>

/** The stored options and settings under the names of the domain's price book; unchecked. */
export function toPriceBookContent(options: readonly PriceOption[], settings: PriceSetting): unknown {
  const inGroup = (group: OptionGroup) => options.filter((option) => option.group === group && option.offered)
  const base = ({ optionId, name, description, priceCents, recommended, features }: PriceOption) => ({
    id: optionId,
    name,
    description,
    priceCents,
    recommended: recommended ?? false,
    features: features ?? [],
  })
  const framing = (option: PriceOption) => ({
    ...base(option),
    frame: {
      ...(option.studGauge ? { studGauge: Number(option.studGauge) } : {}),
      ...(option.studSpacingInches ? { studSpacingInches: Number(option.studSpacingInches) } : {}),
    },
  })
  return {
    steel: {
      foundation: inGroup('steel-foundation').map(base),
      steelFrame: inGroup('steel-frame').map(framing),
      sheathing: inGroup('steel-sheathing').map((option) => ({ ...base(option), sheathing: option.sheathing })),
      roofing: inGroup('steel-roofing').map((option) => ({ ...base(option), roofing: option.roofing })),
    },
    planQuote: {
      choice1: inGroup('plan-choice1').map(base),
      choice2: inGroup('plan-choice2').map(base),
      choice3: inGroup('plan-choice3').map(base),
    },
    advanced: {
      basePriceCentsPerSqft: settings.basePriceCentsPerSqft,
      foundations: inGroup('advanced-foundation').map(({ optionId, name, description, priceCents, suitable }) => ({
        id: optionId,
        name,
        description,
        priceCentsPerSqft: priceCents,
        suitable: suitable ?? [],
      })),
      framings: inGroup('advanced-framing').map(framing),
      additions: inGroup('advanced-addition').map((option) => ({ ...base(option), category: option.category })),
    },
    picker: {
      framings: inGroup('picker-framing').map((option) => ({ ...framing(option), specifications: option.specifications })),
      roofings: inGroup('picker-roofing').map((option) => ({
        ...base(option),
        roofing: option.roofing,
        brand: option.brand,
        coverage: option.coverage,
        warranty: option.warranty,
      })),
      exteriors: inGroup('picker-exterior').map((option) => ({
        ...base(option),
        material: option.material,
        maintenance: option.maintenance,
      })),
      includedFramingCents: settings.includedFramingCents,
      stemWallCents: settings.stemWallCents,
      fastenersCents: settings.fastenersCents,
      freightCents: settings.freightCents,
    },
  }
}

/** A price book's content as the documents that hold it, in order; the seed stores them. */
export function toOptionDocuments({ steel, planQuote, advanced, picker }: PriceBookContent): OptionData[] {
  type Effects = { studGauge?: number | undefined; studSpacingInches?: number | undefined }
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
      studGauge: frame?.studGauge === undefined ? null : String(frame.studGauge),
      studSpacingInches: frame?.studSpacingInches === undefined ? null : String(frame.studSpacingInches),
    } as OptionData
  })
}
