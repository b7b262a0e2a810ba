import type { CatalogPlan } from '@framewell/domain/catalog/catalogPlan'
import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { applyFrameOptions } from '@framewell/domain/framing/applyFrameOptions'
import { type FrameFixes, hasFixes } from '@framewell/domain/framing/frameFixes'
import { houseDimensionsSchema } from '@framewell/domain/framing/houseDimensions'
import { layoutForDimensions } from '@framewell/domain/framing/layoutForDimensions'
import type { SteelConfiguration } from '@framewell/domain/quotes/steelConfiguration'
import type { ConfiguredFrame } from '../frame/configuredFrame'

/** What the frame of a configuration depends on. */
export type FrameChoices = Pick<SteelConfiguration, 'planType' | 'selectedPlan' | 'uploadedPlan' | 'steelFrame'> & {
  readonly fixes: FrameFixes | undefined
}

/** The frame of the current choices, or null when they are not enough to draw it. */
export function configuredFrame(plans: readonly CatalogPlan[], book: PriceBook, configuration: FrameChoices): ConfiguredFrame | null {
  const house = houseOf(plans, configuration)
  if (!house) return null
  const options = book.steel.steelFrame.find(({ id }) => id === configuration.steelFrame)?.frame ?? {}
  const configured = applyFrameOptions(house.layout, options)
  const { planType, fixes } = configuration
  // The server says which fixes a frame cannot take.
  return { ...house, layout: planType === 'catalog' && fixes && hasFixes(fixes) ? applyFrameOptions(configured, fixes) : configured }
}

function houseOf(plans: readonly CatalogPlan[], { planType, selectedPlan, uploadedPlan }: FrameChoices): ConfiguredFrame | null {
  if (planType === 'catalog') {
    const plan = plans.find(({ id }) => id === selectedPlan)
    return plan ? { layout: plan.layout, listed: plan.layout, label: plan.name, assumptions: [] } : null
  }
  if (planType !== 'upload' || !uploadedPlan) return null
  // Areas outside the framing rules are not drawn.
  const house = houseDimensionsSchema.safeParse({ squareFeet: uploadedPlan.squareFeet ?? undefined })
  return house.success ? { ...layoutForDimensions(house.data), label: uploadedPlan.name } : null
}
