import { isRecord } from './saving/sameValue'

/** Source of a live fact: the company's claims, prices of offered plans, counts from the frame model, or terms of the credit policy. */
export const FACT_SOURCES = ['claim', 'price', 'count', 'credit'] as const
export type FactSource = (typeof FACT_SOURCES)[number]

/** A claim's name within its key: 'wind' in 'claim.wind'. */
export const CLAIM_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Texts by the key of the fact. */
export type FactValues = ReadonlyMap<string, string>

/** A complete fact key. */
export const FACT_KEY = /^(?:claim|price|count|credit)\.[a-z0-9]+(?:[.-][a-z0-9]+)*$/

/** A text that consists of one fact only; its key is the first group. */
export const FACT_TOKEN = /^\{\{((?:claim|price|count|credit)\.[a-z0-9]+(?:[.-][a-z0-9]+)*)\}\}$/

const TOKEN = /\{\{((?:claim|price|count|credit)\.[a-z0-9]+(?:[.-][a-z0-9]+)*)\}\}/g

/** Within rich text, a fact is an inline block of this type with its key in `fact`. */
export const FACT_INLINE = 'fact'

/** The key an inline block names. */
export function inlineFact(fields: unknown): string | undefined {
  return isRecord(fields) && fields.blockType === FACT_INLINE && typeof fields.fact === 'string' ? fields.fact : undefined
}

/** How a text refers to a fact: {{claim.wind}}. */
export function factToken(key: string): string {
  return `{{${key}}}`
}

/** Keys of the facts in a text, without duplicates. */
export function factKeysIn(text: string): string[] {
  return [...new Set([...text.matchAll(TOKEN)].map(([, key = '']) => key))]
}

/** A text with its facts replaced by current values. Unknown facts are left out, so no reader sees a token. */
export function fillFacts(text: string, values: FactValues): string {
  return text.replace(TOKEN, (_, key: string) => values.get(key) ?? '')
}

/** Whether any text within a value contains a fact. */
export function holdsFacts(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('{{') && factKeysIn(value).length > 0
  if (Array.isArray(value)) return value.some(holdsFacts)
  return isRecord(value) && (inlineFact(value) !== undefined || Object.values(value).some(holdsFacts))
}

/** The first place in a value with an unknown fact: its path and the key. A rich text counts as one place. */
export function unknownFactIn(value: unknown, values: FactValues, path = ''): { readonly path: string; readonly key: string } | undefined {
  const inline = inlineFact(value)
  const keys = inline === undefined ? (typeof value === 'string' ? factKeysIn(value) : []) : [inline]
  const key = keys.find((found) => !values.has(found))
  if (key !== undefined) return { path, key }
  const members = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : []
  for (const [name, member] of members) {
    // Lists of texts or numbers count as one field.
    const inner = typeof member === 'string' && Array.isArray(value) ? path : path ? `${path}.${name}` : String(name)
    const found = unknownFactIn(member, values, inner)
    if (found) return { key: found.key, path: found.path.replace(/\.root\..*$/, '') }
  }
  return undefined
}
