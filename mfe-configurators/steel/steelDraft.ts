import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { type Cents, dollarsOfCents } from '@framewell/domain/money/cents'
import {
  EMPTY_STEEL_CONFIGURATION,
  STEEL_OPTION_STEPS,
  type SteelConfiguration,
  steelConfigurationSchema,
  withChoice,
} from '@framewell/domain/quotes/steelConfiguration'
import { z } from 'zod'

export const STEEL_STORAGE_KEYS = {
  /** The unfinished choices. */
  draft: 'framewell.steel.draft',
  /** The unfinished upload form. */
  upload: 'framewell.steel.upload',
  /** The finished configuration: the 'configuration key' of the specification. */
  configuration: 'framewell.steel.configuration',
} as const

export const STEEL_DRAFT = {
  configurator: 'steel',
  storageKey: STEEL_STORAGE_KEYS.draft,
  schema: steelConfigurationSchema,
  empty: EMPTY_STEEL_CONFIGURATION,
} as const

/** A finished configuration as stored in the browser. */
export const finishedConfigurationSchema = steelConfigurationSchema.extend({
  planId: z.string().nullable(),
  /** US dollars. */
  totalPrice: z.number(),
  /** ISO time. */
  configuredAt: z.iso.datetime(),
})
export type FinishedConfiguration = z.infer<typeof finishedConfigurationSchema>

export function finishedConfiguration(configuration: SteelConfiguration, totalCents: Cents, now: Date): FinishedConfiguration {
  return {
    ...configuration,
    planId: configuration.planType === 'catalog' ? configuration.selectedPlan : null,
    totalPrice: dollarsOfCents(totalCents),
    configuredAt: now.toISOString(),
  }
}

/** The configuration without options that are no longer offered: those steps are open again. */
export function offeredConfiguration(book: PriceBook, configuration: SteelConfiguration): SteelConfiguration {
  const missing: Partial<SteelConfiguration> = {}
  if (!book.plans.some(({ id }) => id === configuration.selectedPlan)) missing.selectedPlan = null
  for (const step of STEEL_OPTION_STEPS) {
    if (!book.steel[step].some(({ id }) => id === configuration[step])) missing[step] = null
  }
  return withChoice(configuration, missing)
}
