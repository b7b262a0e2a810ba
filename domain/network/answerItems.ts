import { DIRECTORY_PARTNER_KIND_WORDS, INTEREST_TYPE_WORDS, PARTNER_TYPE_WORDS } from './applicationOptions'
import { ENHANCED_LABELS } from './enhancedAnswers'

/** Members whose name says too little, or says it in an engineer's way. */
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
 * What was typed into a form, in words: labels for members, labels for chosen values.
 * @param blank what stands for an answer that was left blank; undefined leaves it out.
 */
export function answerItems(answers: Readonly<Record<string, unknown>>, blank?: string): readonly AnswerItem[] {
  return itemsOf(answers, '', blank)
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
  return typeof value === 'string' ? (VALUES[value] ?? value) : typeof value === 'number' ? String(value) : ''
}

/** 'yearsInBusiness' is 'Years in business'. */
function labelOf(name: string, key: string): string {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase()
  return LABELS[name] ?? FORM_LABELS[key] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
