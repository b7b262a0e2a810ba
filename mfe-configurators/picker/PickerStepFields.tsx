import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import type { PickerChoices } from '@framewell/domain/quotes/pickerEstimate'
import { usd } from '@framewell/domain/quotes/quoteWords'
import { OptionCards } from '../wizard/OptionCards'
import { IncludedParts } from './IncludedParts'
import type { PickerStepId } from './pickerSteps'

interface PickerStepFieldsProps {
  step: Exclude<PickerStepId, 'summary'>
  book: PriceBook
  choices: PickerChoices
  onChange: (change: Partial<PickerChoices>) => void
}

/** What a step of the plan picker shows: its options, or what is in every kit. */
export const PickerStepFields = ({ step, book: { picker }, choices, onChange }: PickerStepFieldsProps) => {
  const roofing = picker.roofings.find(({ id }) => id === choices.roofing)
  switch (step) {
    case 'foundation':
      return (
        <IncludedParts
          parts={[
            {
              name: 'Insulated stem wall',
              words: 'Concrete stem wall with an insulated edge, level for the bottom track, anchor bolts set.',
              price: usd(picker.stemWallCents),
            },
          ]}
        />
      )
    case 'framing':
      return (
        <OptionCards
          legend="Framing"
          value={choices.framing}
          onChange={(framing) => onChange({ framing })}
          options={picker.framings.map(({ specifications, priceCents, ...option }) => ({
            ...option,
            features: [
              specifications.studGauge,
              `Joists ${specifications.joistType}`,
              specifications.spacing,
              `Yield strength ${specifications.yield}`,
            ],
            price: usd(priceCents),
            priceNote: added(priceCents - picker.includedFramingCents),
          }))}
        />
      )
    case 'sheathing':
      return (
        <IncludedParts
          parts={[
            {
              name: roofing ? `Sheathing with ${roofing.name}` : 'Sheathing',
              words: roofing ? `Covers: ${roofing.coverage.toLowerCase()}. Another roof system changes it.` : 'Choose a roof system.',
              price: roofing ? usd(roofing.priceCents) : '',
            },
            {
              name: 'Fasteners',
              words: 'Screws, clips and connectors for frame, panels and sheathing.',
              price: usd(picker.fastenersCents),
            },
            {
              name: 'Insulation',
              words: 'Not part of this estimate. The bill of materials counts it for your plan.',
              price: 'Separate',
              href: '/bom-generator',
              link: 'Open the BOM generator',
            },
          ]}
        />
      )
    case 'roofing':
      return (
        <OptionCards
          legend="Roofing"
          value={choices.roofing}
          onChange={(chosen) => onChange({ roofing: chosen })}
          options={picker.roofings.map(({ brand, coverage, warranty, priceCents, ...option }) => ({
            ...option,
            features: [`Brand: ${brand}`, `Coverage: ${coverage}`, `Warranty: ${warranty}`, ...option.features],
            price: usd(priceCents),
          }))}
        />
      )
    case 'exterior':
      return (
        <OptionCards
          legend="Exterior"
          value={choices.exterior}
          onChange={(exterior) => onChange({ exterior })}
          options={picker.exteriors.map(({ material, maintenance, priceCents, ...option }) => ({
            ...option,
            features: [`Material: ${material}`, `Maintenance: ${maintenance}`, ...option.features],
            price: usd(priceCents),
          }))}
        />
      )
    default:
      return step satisfies never
  }
}

function added(cents: number): string {
  return cents === 0 ? 'in the kit price' : `adds ${usd(cents)}`
}
