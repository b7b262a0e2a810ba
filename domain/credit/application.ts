import { z } from 'zod'

export const PROJECT_TYPES = ['Build-to-Rent', 'Build-to-Sell', 'Spec', 'Renovation', 'Other'] as const
export const START_TIMELINES = ['Immediately', '1-3 months', '3-6 months', '6+ months'] as const
export const BUDGET_SCALES = ['Small (<$100K)', 'Medium ($100K–500K)', 'Large (>$500K)'] as const
export const STEEL_FAMILIARITIES = ['Expert', 'Some experience', 'New to steel framing'] as const

export type ProjectType = (typeof PROJECT_TYPES)[number]
export type StartTimeline = (typeof START_TIMELINES)[number]
export type BudgetScale = (typeof BUDGET_SCALES)[number]
export type SteelFamiliarity = (typeof STEEL_FAMILIARITIES)[number]

/** A builder's pre-qualification answers, with the specified messages. */
export const creditApplicationSchema = z.object({
  projectLocation: z.string('Location is required').trim().min(2, 'Location is required').max(200, 'Use at most 200 characters'),
  projectType: z.enum(PROJECT_TYPES, 'Choose a project type'),
  startTimeline: z.enum(START_TIMELINES, 'Choose when the project starts'),
  budgetScale: z.enum(BUDGET_SCALES, 'Choose a budget'),
  familiarityWithSteel: z.enum(STEEL_FAMILIARITIES, 'Choose your experience with steel'),
  contactName: z.string('Name is required').trim().min(2, 'Name is required').max(120, 'Use at most 120 characters'),
  email: z.string('Valid email is required').trim().max(254, 'Valid email is required').check(z.email('Valid email is required')),
  companyName: z.string().trim().max(160, 'Use at most 160 characters').optional(),
})
export type CreditApplication = z.infer<typeof creditApplicationSchema>

/** The empty form. */
export const CREDIT_APPLICATION_DEFAULTS = {
  projectLocation: '',
  projectType: 'Build-to-Rent',
  startTimeline: '1-3 months',
  budgetScale: 'Medium ($100K–500K)',
  familiarityWithSteel: 'Some experience',
  contactName: '',
  email: '',
  companyName: '',
} as const satisfies Record<keyof CreditApplication, string>

/** A draft keeps any typed text, but options must be in their list; an unreadable draft is dropped. */
export const creditDraftSchema = z.object({
  projectLocation: z.string(),
  projectType: z.enum(PROJECT_TYPES),
  startTimeline: z.enum(START_TIMELINES),
  budgetScale: z.enum(BUDGET_SCALES),
  familiarityWithSteel: z.enum(STEEL_FAMILIARITIES),
  contactName: z.string(),
  email: z.string(),
  companyName: z.string(),
})
export type CreditDraft = z.infer<typeof creditDraftSchema>

/** The seven required answers counted by the progress. */
export const REQUIRED_ANSWERS = [
  'projectLocation',
  'projectType',
  'startTimeline',
  'budgetScale',
  'familiarityWithSteel',
  'contactName',
  'email',
] as const satisfies readonly (keyof CreditApplication)[]

export interface ApplicationProgress {
  /** Share of required answers given, 0 to 100. */
  readonly percent: number
  readonly stepsLeft: number
  /** 'Complete' at 100%, else '{n}% complete — {k} steps left to see your tier'. */
  readonly label: string
}

/** A draft's progress; the steps left never drop below 1 before it is complete. */
export function applicationProgress(draft: Partial<Record<(typeof REQUIRED_ANSWERS)[number], string>>): ApplicationProgress {
  const filled = REQUIRED_ANSWERS.filter((name) => (draft[name] ?? '') !== '').length
  const percent = Math.min(100, Math.round((filled / REQUIRED_ANSWERS.length) * 100))
  const stepsLeft = Math.max(1, REQUIRED_ANSWERS.length - filled)
  const label = percent === 100 ? 'Complete' : `${percent}% complete — ${stepsLeft} steps left to see your tier`
  return { percent, stepsLeft, label }
}

/** Browser storage keys. */
export const CREDIT_STORAGE_KEYS = { draft: 'framewell.qualification.draft', lastDecision: 'framewell.qualification.last' } as const
