import { isRecord } from './saving/sameValue'

/** Where a live fact comes from: the company's own claims, the prices of plans on offer, counts of the frame model. */
export const FACT_SOURCES = ['claim', 'price', 'count'] as const
export type FactSource = (typeof FACT_SOURCES)[number]

/** A claim's own name within its key: 'wind' of 'claim.wind'. */
export const CLAIM_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Texts by the key of the fact. */
export type FactValues = ReadonlyMap<string, string>

/** The whole key of a fact. */
export const FACT_KEY = /^(?:claim|price|count)\.[a-z0-9]+(?:[.-][a-z0-9]+)*$/

/** A text that is one fact and nothing else; its key is the first part. */
export const FACT_TOKEN = /^\{\{((?:claim|price|count)\.[a-z0-9]+(?:[.-][a-z0-9]+)*)\}\}$/

const TOKEN = /\{\{((?:claim|price|count)\.[a-z0-9]+(?:[.-][a-z0-9]+)*)\}\}/g

/** A fact within running text is a node of its own: an inline block of this kind, its key in `fact`. */
export const FACT_INLINE = 'fact'

/** The key that an inline block names. */
export function inlineFact(fields: unknown): string | undefined {
  return isRecord(fields) && fields.blockType === FACT_INLINE && typeof fields.fact === 'string' ? fields.fact : undefined
}

/** How a fact stands in a text: {{claim.wind}}. */
export function factToken(key: string): string {
  return `{{${key}}}`
}

/** Keys of the facts in a text, each once. */
export function factKeysIn(text: string): string[] {
  return [...new Set([...text.matchAll(TOKEN)].map(([, key = '']) => key))]
}

/** A text with its facts as they are now. What is no fact any more is left out: no reader sees a token. */
export function fillFacts(text: string, values: FactValues): string {
  return text.replace(TOKEN, (_, key: string) => values.get(key) ?? '')
}

/** What is no sentence: nobody names a fact in an address. */
const ADDRESS = /^(?:\/|#|https?:|mailto:|tel:)/i

/** Calls `found` for each place of a text where a value stands as plain words: whole, and not within a fact that is already named. */
function replacePlain(text: string, value: string, found: (at: number) => string): string {
  if (value === '' || ADDRESS.test(text)) return text
  const words = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const plain = new RegExp(`\\{\\{[^}]*\\}\\}|(?<![\\p{L}\\p{N}$]|\\p{N}[.,])${words}(?![\\p{L}\\p{N}]|[.,]\\p{N})`, 'gu')
  return text.replace(plain, (match: string, at: number) => (match.startsWith('{{') ? match : found(at)))
}

/** Where a value stands in a text as plain words; '50%' is not part of '150%', nor '195' of '1,195'. */
export function plainPlaces(text: string, value: string): number[] {
  const places: number[] = []
  replacePlain(text, value, (at) => {
    places.push(at)
    return value
  })
  return places
}

/** The text with the fact named where its value stood as plain words. */
export function namePlain(text: string, key: string, value: string): string {
  return replacePlain(text, value, () => factToken(key))
}

/** Whether any text of a value has a fact in it. */
export function holdsFacts(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('{{') && factKeysIn(value).length > 0
  if (Array.isArray(value)) return value.some(holdsFacts)
  return isRecord(value) && (inlineFact(value) !== undefined || Object.values(value).some(holdsFacts))
}

/** The first place of a value with a fact that is not known: its path, and the key. A running text is one place. */
export function unknownFactIn(value: unknown, values: FactValues, path = ''): { readonly path: string; readonly key: string } | undefined {
  const inline = inlineFact(value)
  const keys = inline === undefined ? (typeof value === 'string' ? factKeysIn(value) : []) : [inline]
  const key = keys.find((found) => !values.has(found))
  if (key !== undefined) return { path, key }
  const members = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : []
  for (const [name, member] of members) {
    // Texts and numbers in order are one field.
    const inner = typeof member === 'string' && Array.isArray(value) ? path : path ? `${path}.${name}` : String(name)
    const found = unknownFactIn(member, values, inner)
    if (found) return { key: found.key, path: found.path.replace(/\.root\..*$/, '') }
  }
  return undefined
}
