import type { CatalogPlan } from '@framewell/domain/catalog/catalogPlan'
import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { applyFrameOptions } from '@framewell/domain/framing/frameOptions'
import { AREA_SQUARE_FEET } from '@framewell/domain/framing/houseDimensions'
import { layoutForDimensions } from '@framewell/domain/framing/layoutForDimensions'
import type { SteelConfiguration } from '@framewell/domain/quotes/steelConfiguration'
import type { ConfiguredFrame } from '../frame/configuredFrame'

type FrameChoices = Pick<SteelConfiguration, 'planType' | 'selectedPlan' | 'uploadedPlan' | 'steelFrame'>

/** The frame of what is chosen so far, or null while there is nothing to draw it from. */
export function configuredFrame(plans: readonly CatalogPlan[], book: PriceBook, configuration: FrameChoices): ConfiguredFrame | null {
  const house = houseOf(plans, configuration)
  if (!house) return null
  const options = book.steel.steelFrame.find(({ id }) => id === configuration.steelFrame)?.frame ?? {}
  return { ...house, layout: applyFrameOptions(house.layout, options) }
}

function houseOf(plans: readonly CatalogPlan[], { planType, selectedPlan, uploadedPlan }: FrameChoices): ConfiguredFrame | null {
  if (planType === 'catalog') {
    const plan = plans.find(({ id }) => id === selectedPlan)
    return plan ? { layout: plan.layout, label: plan.name, assumptions: [] } : null
  }
  const squareFeet = planType === 'upload' ? uploadedPlan?.squareFeet : null
  if (!uploadedPlan || squareFeet == null || squareFeet < AREA_SQUARE_FEET.min) return null
  const { layout, assumptions } = layoutForDimensions({ squareFeet })
  return { layout, label: uploadedPlan.name, assumptions }
}
