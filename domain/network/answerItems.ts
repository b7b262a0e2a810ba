import { longDate } from '../quotes/quoteWords'
import { DIRECTORY_PARTNER_KIND_WORDS, INTEREST_TYPE_WORDS, PARTNER_TYPE_WORDS } from './applicationOptions'
import { directoryDraftSchema } from './directoryApplication'
import { ENHANCED_LABELS } from './enhancedAnswers'
import { SIMPLE_LABELS } from './simpleApplication'

/** Labels for members whose name is unclear or technical. */
const LABELS: Readonly<Record<string, string>> = {
  maxDeliveryRadius: 'Maximum delivery radius (miles)',
  weeklyCapacity: 'Weekly capacity (units)',
  leadTimeDays: 'Lead time (days)',
}
const FORM_LABELS: Readonly<Record<string, string>> = ENHANCED_LABELS
const VALUES: Readonly<Record<string, string>> = { ...PARTNER_TYPE_WORDS, ...DIRECTORY_PARTNER_KIND_WORDS, ...INTEREST_TYPE_WORDS }

interface AnswerItem {
  readonly key: string
  readonly term: string
  readonly detail: string
}

/**
 * Form answers for display: labels for members and for chosen values.
 * @param blank text for a blank answer; undefined omits it.
 */
export function answerItems(answers: Readonly<Record<string, unknown>>, blank?: string): readonly AnswerItem[] {
  return inFormOrder(itemsOf(answers, '', blank))
}

/** Each form's keys in order; a database may return them in another. */
const FORMS: readonly (readonly string[])[] = [
  Object.keys(ENHANCED_LABELS).flatMap((key) => (key === 'agreement.authorizedRepName' ? ['operational.references', key] : [key])),
  Object.keys(SIMPLE_LABELS),
  directoryDraftSchema.keyof().options,
]

/** Sorts items in the order of their form; unknown ones come last. */
function inFormOrder(items: readonly AnswerItem[]): readonly AnswerItem[] {
  const field = ({ key }: AnswerItem) => key.replace(/\.\d+$/, '')
  const known = (form: readonly string[]) => items.filter((item) => form.includes(field(item))).length
  const [form = []] = [...FORMS].sort((a, b) => known(b) - known(a))
  const place = (item: AnswerItem) => (form.includes(field(item)) ? form.indexOf(field(item)) : form.length)
  return [...items].sort((a, b) => place(a) - place(b))
}

function itemsOf(answers: Readonly<Record<string, unknown>>, above: string, blank: string | undefined): readonly AnswerItem[] {
  return Object.entries(answers).flatMap(([name, value]) => {
    const key = above + name
    const term = labelOf(name, key)
    if (isGroup(value)) return itemsOf(value, `${key}.`, blank)
    if (Array.isArray(value) && value.some(isGroup))
      return value.flatMap((each: unknown, at) => {
        const detail = isGroup(each) ? Object.values(each).map(wordsOf).filter(Boolean).join(', ') : wordsOf(each)
        return detail ? [{ key: `${key}.${at}`, term: `${term} ${at + 1}`, detail }] : []
      })
    const detail = wordsOf(value) || blank
    return detail ? [{ key, term, detail }] : []
  })
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join(', ')
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return longDate(value)
  return typeof value === 'string' ? (VALUES[value] ?? value) : typeof value === 'number' ? String(value) : ''
}

/** 'yearsInBusiness' becomes 'Years in business'. */
function labelOf(name: string, key: string): string {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase()
  return LABELS[name] ?? FORM_LABELS[key] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
