import { z } from 'zod'
import type { PriceBook } from '../catalog/priceBook'
import { recordId } from '../http/recordId'
import { type Cents, cents } from '../money/cents'
import { figure } from '../numbers/figure'
import { UNKNOWN_PLAN } from './planQuote'
import { line, type PriceResult, priceOf, unknownChoice } from './quoteLine'
import { FIXES_NEED_A_FRAME, FIXES_NOT_PRICED, fixesLine, isReinforced, siteDesignSchema, withChanges } from './siteDesign'

export const PLAN_TYPES = ['catalog', 'upload'] as const
/** The option steps of /steel-configurator after the plan, in order. */
export const STEEL_OPTION_STEPS = ['foundation', 'steelFrame', 'sheathing', 'roofing'] as const
export type SteelOptionStep = (typeof STEEL_OPTION_STEPS)[number]

/** A house described by its drawings instead of a catalog plan. */
export const uploadedPlanSchema = z.object({
  name: z.string('Give the plan a name').trim().min(1, 'Give the plan a name').max(120, 'Use at most 120 characters'),
  /** Ids of stored plan files, each with its token. */
  files: z
    .array(z.object({ id: recordId(), token: z.string().max(128), name: z.string().max(255) }))
    .min(1, 'Add at least one file')
    .max(10, 'Add at most 10 files'),
  /** Blank means none. */
  squareFeet: z
    .number('Use a number')
    .int('Use whole square feet')
    .min(100, 'A house has at least 100 sq ft')
    .max(50_000, 'Use at most 50,000 sq ft')
    .nullable()
    .default(null),
  description: z.string().trim().max(2_000, 'Use at most 2,000 characters').default(''),
})
export type UploadedPlan = z.infer<typeof uploadedPlanSchema>

/** A steel configuration, finished or not. Option members hold option ids of the price book. */
export const steelConfigurationSchema = z.object({
  planType: z.enum(PLAN_TYPES, 'Choose a catalog plan or upload your own').nullable(),
  /** Id of a catalog plan. */
  selectedPlan: z.string().max(60).nullable(),
  uploadedPlan: uploadedPlanSchema.nullable(),
  foundation: z.string().max(60).nullable(),
  steelFrame: z.string().max(60).nullable(),
  sheathing: z.string().max(60).nullable(),
  roofing: z.string().max(60).nullable(),
  /** The confirmed site and the fixes applied for it; absent without a confirmed site. */
  siteDesign: siteDesignSchema.nullish(),
})
export type SteelConfiguration = z.infer<typeof steelConfigurationSchema>

export const EMPTY_STEEL_CONFIGURATION: SteelConfiguration = {
  planType: null,
  selectedPlan: null,
  uploadedPlan: null,
  foundation: null,
  steelFrame: null,
  sheathing: null,
  roofing: null,
}

/**
 * Plan base price plus the chosen options and the frame's fixes; an uploaded plan adds no base price. Unanswered steps add nothing. Refuses
 * ids missing from the price book.
 * @param fixesCents what the fixes add, by `fixesPrice`; fixes without it are refused, since leaving them out would be a lower price
 */
export function priceSteelConfiguration(book: PriceBook, configuration: SteelConfiguration, fixesCents?: Cents): PriceResult {
  const lines = []
  const { siteDesign, planType } = configuration
  if (isReinforced(configuration)) {
    if (planType !== 'catalog') return unknownChoice('siteDesign.fixes', FIXES_NEED_A_FRAME)
    if (fixesCents === undefined) return unknownChoice('siteDesign.fixes', FIXES_NOT_PRICED)
  }
  if (configuration.planType === 'catalog' && configuration.selectedPlan !== null) {
    const plan = book.plans.find(({ id }) => id === configuration.selectedPlan)
    if (!plan) return unknownChoice('selectedPlan', UNKNOWN_PLAN)
    lines.push(line(plan.id, plan.name, plan.kitBasePriceCents, `${figure(plan.squareFeet)} sq ft`))
  }
  if (configuration.planType === 'upload' && configuration.uploadedPlan) {
    lines.push(line('uploaded-plan', configuration.uploadedPlan.name, cents(0), 'Uploaded plan: the kit is priced after review'))
  }
  for (const step of STEEL_OPTION_STEPS) {
    const chosen = configuration[step]
    if (chosen === null) continue
    const option = book.steel[step].find(({ id }) => id === chosen)
    if (!option) return unknownChoice(step, 'We do not offer this option. Choose one of the list.')
    lines.push(line(option.id, option.name, option.priceCents))
    if (step === 'steelFrame' && siteDesign && isReinforced(configuration) && fixesCents !== undefined)
      lines.push(fixesLine(siteDesign, fixesCents))
  }
  return priceOf(lines)
}

/** True when the plan and all four options are chosen: such a configuration can be quoted and taken off. */
export function isCompleteSteelConfiguration(configuration: SteelConfiguration): boolean {
  return hasPlan(configuration) && STEEL_OPTION_STEPS.every((step) => configuration[step] !== null)
}

/** True when step 0 is answered: a catalog plan is selected, or a plan is uploaded. */
export function hasPlan({ planType, selectedPlan, uploadedPlan }: SteelConfiguration): boolean {
  return planType === 'catalog' ? selectedPlan !== null : planType === 'upload' && uploadedPlan !== null
}

const MISSING: Readonly<Record<SteelOptionStep, string>> = {
  foundation: 'Choose a foundation',
  steelFrame: 'Choose a steel frame',
  sheathing: 'Choose a sheathing',
  roofing: 'Choose a roofing',
}

/** A configuration with other choices. Another plan or steel frame has no fixes. */
export function withChoice(configuration: SteelConfiguration, choice: Partial<SteelConfiguration>): SteelConfiguration {
  return withChanges(configuration, choice, ({ planType, selectedPlan, steelFrame }) => [planType, selectedPlan, steelFrame])
}

/** What a configuration lacks for a quote, per member. */
export function missingSteelChoices(configuration: SteelConfiguration): { path: string; message: string }[] {
  return [
    ...(hasPlan(configuration) ? [] : [missingPlan(configuration)]),
    ...STEEL_OPTION_STEPS.filter((step) => configuration[step] === null).map((step) => ({ path: step, message: MISSING[step] })),
  ]
}

function missingPlan({ planType }: SteelConfiguration) {
  if (planType === 'catalog') return { path: 'selectedPlan', message: 'Choose a plan of the catalog' }
  if (planType === 'upload') return { path: 'uploadedPlan', message: 'Upload your plan' }
  return { path: 'planType', message: 'Choose a catalog plan or upload your own' }
}
