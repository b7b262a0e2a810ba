import { insulatedWallArea, sheathedArea, wallAreas } from '@framewell/domain/bom/wallAreas'
import type { CatalogPlan } from '@framewell/domain/catalog/catalogPlan'
import { framingSpecs } from '@framewell/domain/catalog/framingSpecs'
import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { applyFrameOptions } from '@framewell/domain/framing/applyFrameOptions'
import { chosenHeights } from '@framewell/domain/framing/heightWords'
import { outlineSides } from '@framewell/domain/framing/outline'
import type { Cents } from '@framewell/domain/money/cents'
import { subtractCents } from '@framewell/domain/money/differences'
import { usd } from '@framewell/domain/money/usd'
import { figure } from '@framewell/domain/numbers/figure'
import { type PickerChoices, pickerFrameEffect } from '@framewell/domain/quotes/pickerChoices'
import { OptionCards } from '../wizard/OptionCards'
import { IncludedParts } from './IncludedParts'
import { bomPath } from './pickerAddress'
import type { PickerStepId } from './pickerSteps'

interface PickerStepFieldsProps {
  step: Exclude<PickerStepId, 'summary'>
  plan: CatalogPlan
  book: PriceBook
  choices: PickerChoices
  onChange: (change: Partial<PickerChoices>) => void
}

/** A step of the plan picker: its options, or what every kit includes. */
export const PickerStepFields = ({ step, plan, book, choices, onChange }: PickerStepFieldsProps) => {
  const { picker } = book
  const roofing = picker.roofings.find(({ id }) => id === choices.roofing)
  switch (step) {
    case 'foundation': {
      const around = outlineSides(plan.layout.outline).reduce((sum, { lengthFeet }) => sum + lengthFeet, 0)
      return (
        <IncludedParts
          parts={[
            {
              name: 'Insulated stem wall',
              words: `${figure(around, 0)} ft of concrete stem wall around the house, with an insulated edge, level for the bottom track, anchor bolts set.`,
              price: usd(picker.stemWallCents),
            },
          ]}
        />
      )
    }
    case 'framing':
      return (
        <OptionCards
          legend="Framing"
          value={choices.framing}
          onChange={(framing) => onChange({ framing })}
          options={picker.framings.map(({ specifications, priceCents, ...option }) => ({
            ...option,
            features: [
              ...frameWords(applyFrameOptions(plan.layout, pickerFrameEffect(book, option.id))),
              `Yield strength ${specifications.yield}`,
              ...chosenHeights(option.frame),
            ],
            price: usd(priceCents),
            priceNote: added(subtractCents(priceCents, picker.includedFramingCents)),
          }))}
        />
      )
    case 'sheathing': {
      const areas = wallAreas(applyFrameOptions(plan.layout, pickerFrameEffect(book, choices.framing)))
      const cover = `${figure(sheathedArea(areas), 0)} sq ft of walls and gables to cover.`
      return (
        <IncludedParts
          parts={[
            {
              name: roofing ? `Sheathing with ${roofing.name}` : 'Sheathing',
              words: roofing
                ? `${cover} In the estimate: ${roofing.name} (${roofing.coverage.toLowerCase()}). Another roof system changes it.`
                : `${cover} Choose a roof system.`,
              price: roofing ? usd(roofing.priceCents) : '',
            },
            {
              name: 'Fasteners',
              words: 'Screws, clips and connectors for frame, panels and sheathing.',
              price: usd(picker.fastenersCents),
            },
            {
              name: 'Insulation',
              words: `${figure(insulatedWallArea(areas), 0)} sq ft of wall between the studs and ${figure(areas.floor)} sq ft above the top ceiling. Not part of this estimate; the bill of materials counts and prices it.`,
              price: 'Separate',
              href: bomPath(book, choices),
              link: 'Open its bill of materials',
            },
          ]}
        />
      )
    }
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

/** The frame's materials with an option, from the layout used for drawing and take-off. */
function frameWords(layout: CatalogPlan['layout']): string[] {
  const { studGauge, joistType } = framingSpecs(layout)
  return [studGauge, `Joists: ${joistType}`, `Studs at ${layout.studSpacingInches} in on center`]
}

function added(amount: Cents): string {
  return amount === 0 ? 'in the kit price' : `adds ${usd(amount)}`
}
