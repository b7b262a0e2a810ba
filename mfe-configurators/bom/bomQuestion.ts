import { UPLOADED_PLAN_ID } from '@framewell/domain/bom/bomPlan'
import { type BomRequest, bomRequestSchema } from '@framewell/domain/bom/bomRequest'
import type { generateBom } from '@framewell/domain/bom/calls'
import { INSULATION_KINDS, STEEL_SUPPLIES, takeOffOverridesSchema } from '@framewell/domain/bom/takeOffChoices'
import { bomPlanId } from '@framewell/domain/catalog/bomPlanId'
import { ROOFING_KINDS, SHEATHING_KINDS } from '@framewell/domain/catalog/takeoffChoices'
import type { FrameOptions } from '@framewell/domain/framing/frameOptions'
import { FOUNDATIONS, STUD_WEBS, WALL_HEIGHTS } from '@framewell/domain/framing/layout'
import { parseReinforcements, reinforced, reinforcementsText } from '@framewell/domain/framing/reinforced'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { plainNumber } from '@framewell/domain/numbers/plainNumber'
import type { BomConfiguration } from './bomConfiguration'

/** The form's fields, all as text in the URL, so that a link reproduces them. Empty means not chosen. */
export const QUESTION_FIELDS = [
  'plan',
  'distributor',
  'saved',
  'picked',
  'gauge',
  'spacing',
  'web',
  'height',
  'upper',
  'foundation',
  'fixes',
  'sheathing',
  'roofing',
  'insulation',
  'steel',
  'board',
  'area',
  'length',
  'width',
  'stories',
] as const
type QuestionField = (typeof QUESTION_FIELDS)[number]
export type BomQuestion = Readonly<Record<QuestionField, string>>

/** In feet. */
export const HEIGHTS = WALL_HEIGHTS.map(String)

const OFFERED: Readonly<Partial<Record<QuestionField, readonly string[]>>> = {
  saved: ['off'],
  gauge: ['20', '18', '16'],
  spacing: ['16', '24'],
  web: STUD_WEBS,
  height: HEIGHTS,
  upper: HEIGHTS,
  foundation: FOUNDATIONS,
  sheathing: SHEATHING_KINDS,
  roofing: ROOFING_KINDS,
  insulation: INSULATION_KINDS,
  steel: STEEL_SUPPLIES,
  board: ['on'],
  stories: ['1', '2', '3'],
}

/** Characters of all stronger parts, about 200 of them, and of three options of the picker. */
const LONGEST: Readonly<Partial<Record<QuestionField, number>>> = { fixes: 6_000, picked: 200 }

/** Reads the form from a URL; values that are not offered count as not chosen, except plan and distributor, which their lists validate. */
export function questionOf(address: URLSearchParams): BomQuestion {
  const read = (field: QuestionField) => {
    const value = (address.get(field) ?? '').slice(0, LONGEST[field] ?? 80)
    const offered = OFFERED[field]
    return [field, offered && !offered.includes(value) ? '' : value]
  }
  return Object.fromEntries(QUESTION_FIELDS.map(read))
}

/** Whether a form has every choice of another one, whatever else it chooses. The caller compares the plan, because it knows its other id. */
export function chosenIn(question: BomQuestion, other: BomQuestion): boolean {
  return QUESTION_FIELDS.every((field) => field === 'plan' || other[field] === '' || other[field] === question[field])
}

/** The URL with changed fields; unset ones are left out. */
export function withQuestion(address: URLSearchParams, change: Partial<BomQuestion>): URLSearchParams {
  const next = new URLSearchParams(address)
  for (const [field, value] of Object.entries(change)) {
    if (value) next.set(field, value)
    else next.delete(field)
  }
  return next
}

/** The fields that a fix changes. Parts that are made stronger twice stay as strong as the stronger of both. */
export function fixed(
  question: BomQuestion,
  { studGauge, studSpacingInches, studWeb, reinforcements }: FrameOptions,
): Partial<BomQuestion> {
  const parts = reinforced(parseReinforcements(question.fixes) ?? [], reinforcements ?? [])
  return {
    ...(studGauge ? { gauge: String(studGauge) } : {}),
    ...(studSpacingInches ? { spacing: String(studSpacingInches) } : {}),
    ...(studWeb ? { web: studWeb } : {}),
    ...(parts.length > 0 ? { fixes: reinforcementsText(parts) } : {}),
  }
}

/** The id under which a bill knows a saved configuration's plan. */
export function savedPlanId({ plan }: BomConfiguration): string {
  return plan.id === UPLOADED_PLAN_ID || plan.squareFeet === null ? plan.id : bomPlanId({ id: plan.id, squareFeet: plan.squareFeet })
}

/** Whether a bill is for the saved configuration: it is not dismissed, and the plan is its own. */
export function usesSaved(question: BomQuestion, saved: BomConfiguration | null): saved is BomConfiguration {
  return saved !== null && question.saved !== 'off' && question.plan === savedPlanId(saved)
}

/** What a bill chooses about the frame itself. */
const FRAME_FIELDS = ['gauge', 'spacing', 'web', 'height', 'upper', 'foundation', 'fixes'] as const satisfies readonly QuestionField[]

/** Whether a bill counts the saved configuration's frame as it is: a catalog plan's, without choices of the bill's own. */
export function countsSavedFrame(question: BomQuestion, saved: BomConfiguration | null): saved is BomConfiguration {
  return usesSaved(question, saved) && saved.configuration.planType === 'catalog' && FRAME_FIELDS.every((field) => question[field] === '')
}

/** The call's input for the form. The saved configuration adds its options; its file tokens are not sent. */
export function requestOf(question: BomQuestion, saved: BomConfiguration | null): CallInput<typeof generateBom> {
  const mine = usesSaved(question, saved) ? saved : null
  const options = mine
    ? {
        configurator: 'steel' as const,
        foundation: mine.configuration.foundation,
        steelFrame: mine.configuration.steelFrame,
        sheathing: mine.configuration.sheathing,
        roofing: mine.configuration.roofing,
        ...(mine.configuration.siteDesign ? { siteDesign: mine.configuration.siteDesign } : {}),
      }
    : {}
  const size = question.plan === UPLOADED_PLAN_ID ? sizeOf(question, saved) : {}
  const takeOff = wishesOf(question)
  const configuration = { ...options, ...size, ...(Object.keys(takeOff).length > 0 ? { takeOff } : {}) }
  return {
    plan_id: question.plan,
    preferred_distributor: question.distributor,
    ...(Object.keys(configuration).length > 0 ? { configuration } : {}),
  }
}

/** The request as the server will parse it, or its errors by field. */
export function checkedRequest(input: CallInput<typeof generateBom>): {
  readonly request?: BomRequest
  readonly problems: readonly FieldProblem[]
} {
  const parsed = bomRequestSchema.safeParse(input)
  if (parsed.success) return { request: parsed.data, problems: [] }
  return { problems: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })) }
}

export interface FieldProblem {
  readonly path: string
  readonly message: string
}

function sizeOf(question: BomQuestion, saved: BomConfiguration | null) {
  const uploaded = saved?.plan.id === UPLOADED_PLAN_ID ? saved.plan : null
  const area = question.area || (question.length || question.width ? '' : String(uploaded?.squareFeet ?? ''))
  return {
    uploadedPlan: { name: uploaded?.name ?? '' },
    dimensions: {
      ...(area ? { squareFeet: plainNumber(area) } : {}),
      ...(question.length ? { lengthFeet: plainNumber(question.length) } : {}),
      ...(question.width ? { widthFeet: plainNumber(question.width) } : {}),
      ...(question.stories ? { stories: Number(question.stories) } : {}),
    },
  }
}

function wishesOf({ gauge, spacing, web, height, upper, foundation, fixes, sheathing, roofing, insulation, steel, board }: BomQuestion) {
  const reinforcements = parseReinforcements(fixes)
  const wished = takeOffOverridesSchema.safeParse({
    ...(gauge ? { studGauge: Number(gauge) } : {}),
    ...(spacing ? { studSpacingInches: Number(spacing) } : {}),
    ...(web ? { studWeb: web } : {}),
    ...(height ? { wallHeightFeet: Number(height) } : {}),
    ...(upper ? { upperWallHeightFeet: Number(upper) } : {}),
    ...(foundation ? { foundation } : {}),
    ...(reinforcements && reinforcements.length > 0 ? { reinforcements } : {}),
    ...(sheathing ? { sheathing } : {}),
    ...(roofing ? { roofing } : {}),
    ...(insulation ? { insulation } : {}),
    ...(steel ? { steelSupply: steel } : {}),
    ...(board ? { interiorBoard: true } : {}),
  })
  return wished.data ?? {}
}
