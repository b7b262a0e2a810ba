import type { CatalogPlan } from '@framewell/domain/catalog/catalogPlan'
import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { applyFrameOptions } from '@framewell/domain/framing/applyFrameOptions'
import { type FrameFixes, hasFixes } from '@framewell/domain/framing/frameFixes'
import { frameOfUpload } from '@framewell/domain/quotes/frameOfSize'
import type { SteelConfiguration } from '@framewell/domain/quotes/steelConfiguration'
import type { ConfiguredFrame } from '../frame/configuredFrame'

/** What the frame of a configuration depends on. */
export type FrameChoices = Pick<SteelConfiguration, 'planType' | 'selectedPlan' | 'uploadedPlan' | 'steelFrame'> & {
  readonly fixes: FrameFixes | undefined
}

/** The frame of the current choices, or null when they are not enough to draw it. */
export function configuredFrame(plans: readonly CatalogPlan[], book: PriceBook, configuration: FrameChoices): ConfiguredFrame | null {
  const { planType, selectedPlan, uploadedPlan, steelFrame, fixes } = configuration
  if (planType === 'upload') {
    const { layout, assumptions } = frameOfUpload(book, configuration)
    return layout && uploadedPlan && { layout, assumptions, label: uploadedPlan.name }
  }
  const plan = planType === 'catalog' ? plans.find(({ id }) => id === selectedPlan) : undefined
  if (!plan) return null
  const configured = applyFrameOptions(plan.layout, book.steel.steelFrame.find(({ id }) => id === steelFrame)?.frame ?? {})
  return {
    // The server says which fixes a frame cannot take.
    layout: fixes && hasFixes(fixes) ? applyFrameOptions(configured, fixes) : configured,
    listed: plan.layout,
    label: plan.name,
    assumptions: [],
  }
}
