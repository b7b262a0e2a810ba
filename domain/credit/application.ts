import { z } from 'zod'
import { membersOf } from '../collections/membersOf'
import { siteAnswers } from '../network/siteAnswers'

export const PROJECT_TYPES = ['Build-to-Rent', 'Build-to-Sell', 'Spec', 'Renovation', 'Other'] as const
export const START_TIMELINES = ['Immediately', '1-3 months', '3-6 months', '6+ months'] as const
export const BUDGET_SCALES = ['Small (<$100K)', 'Medium ($100K–500K)', 'Large (>$500K)'] as const
export const STEEL_FAMILIARITIES = ['Expert', 'Some experience', 'New to steel framing'] as const

export type ProjectType = (typeof PROJECT_TYPES)[number]
export type StartTimeline = (typeof START_TIMELINES)[number]
export type BudgetScale = (typeof BUDGET_SCALES)[number]
export type SteelFamiliarity = (typeof STEEL_FAMILIARITIES)[number]

/** Whose data a typed answer is, which decides what becomes of it when a person is deleted. */
type Personal = 'name' | 'address' | 'business'

/** An answer that is typed. `record` is its label where operators read it; null for what heads the record. */
const typed = <Schema extends z.ZodType>(schema: Schema, record: string | null, personal: Personal) => ({
  schema,
  draft: z.string().default(''),
  initial: '' as const,
  record,
  personal,
})

/** An answer that is chosen. */
const choice = <const Options extends readonly [string, ...string[]], const Initial extends Options[number]>(
  options: Options,
  message: string,
  initial: Initial,
  record: string,
) => ({ schema: z.enum(options, message), draft: z.enum(options), initial, record, options })

/**
 * The questions of pre-qualification, with the specified messages. The contract, the form's draft and first values, the stored columns, the
 * operators' record and the list of personal data are derived from them.
 */
export const CREDIT_ANSWERS = {
  projectLocation: typed(
    z.string('Location is required').trim().min(2, 'Location is required').max(200, 'Use at most 200 characters'),
    'Project location',
    'business',
  ),
  siteZip: typed(siteAnswers.siteZip.optional(), 'ZIP code', 'business'),
  deliverBy: typed(siteAnswers.deliverBy.optional(), 'Needed by', 'business'),
  projectType: choice(PROJECT_TYPES, 'Choose a project type', 'Build-to-Rent', 'Project type'),
  startTimeline: choice(START_TIMELINES, 'Choose when the project starts', '1-3 months', 'Start'),
  budgetScale: choice(BUDGET_SCALES, 'Choose a budget', 'Medium ($100K–500K)', 'Budget scale'),
  familiarityWithSteel: choice(STEEL_FAMILIARITIES, 'Choose your experience with steel', 'Some experience', 'Steel experience'),
  contactName: typed(z.string('Name is required').trim().min(2, 'Name is required').max(120, 'Use at most 120 characters'), null, 'name'),
  email: typed(
    z.string('Valid email is required').trim().max(254, 'Valid email is required').check(z.email('Valid email is required')),
    null,
    'address',
  ),
  companyName: typed(z.string().trim().max(160, 'Use at most 160 characters').optional(), null, 'business'),
}

/** A builder's pre-qualification answers. */
export const creditApplicationSchema = z.object(membersOf(CREDIT_ANSWERS, 'schema'))
export type CreditApplication = z.infer<typeof creditApplicationSchema>

/** The empty form. */
export const CREDIT_APPLICATION_DEFAULTS = membersOf(CREDIT_ANSWERS, 'initial')

/** A draft keeps any typed text, but options must be in their list; an unreadable draft is dropped. */
export const creditDraftSchema = z.object(membersOf(CREDIT_ANSWERS, 'draft'))
export type CreditDraft = z.infer<typeof creditDraftSchema>

/** The names of the answers, in the order of the questions. */
export const ANSWER_NAMES = creditDraftSchema.keyof().options

/** The seven required answers counted by the progress. */
export const REQUIRED_ANSWERS = ANSWER_NAMES.filter((name) => !CREDIT_ANSWERS[name].schema.safeParse(undefined).success)

export interface ApplicationProgress {
  /** Share of required answers given, 0 to 100. */
  readonly percent: number
  readonly stepsLeft: number
  /** 'Complete' at 100%, else '{n}% complete — {k} steps left to see your tier'. */
  readonly label: string
}

/** A draft's progress; the steps left never drop below 1 before it is complete. */
export function applicationProgress(draft: Partial<Record<keyof CreditDraft, string>>): ApplicationProgress {
  const filled = REQUIRED_ANSWERS.filter((name) => (draft[name] ?? '') !== '').length
  const percent = Math.min(100, Math.round((filled / REQUIRED_ANSWERS.length) * 100))
  const stepsLeft = Math.max(1, REQUIRED_ANSWERS.length - filled)
  const label = percent === 100 ? 'Complete' : `${percent}% complete — ${stepsLeft} steps left to see your tier`
  return { percent, stepsLeft, label }
}

/** Browser storage keys. */
export const CREDIT_STORAGE_KEYS = { draft: 'framewell.qualification.draft', lastDecision: 'framewell.qualification.last' } as const
