import { FACT_TOKEN, type FactValues, factToken } from './facts'
import { numberOf } from './grid/numberOf'
import { isRecord } from './saving/sameValue'

/** The key of the fact in a number cell; undefined for a number, an empty cell or other text. */
export function cellFact(cell: unknown): string | undefined {
  return typeof cell === 'string' ? FACT_TOKEN.exec(cell.trim())?.[1] : undefined
}

/** The value of text typed into a number cell: a number, a fact, or null for anything else. */
export function cellOf(typed: string): number | string | null {
  const fact = cellFact(typed)
  return fact === undefined ? numberOf(typed) : factToken(fact)
}

/** The one number in a fact's text: 195 in '195 MPH', 30030 in '$30,030'. Null for none or several. */
export function numberInFact(words: string): number | null {
  const [found, ...others] = words.match(/(?<![\p{L}\p{N}])[-\u2212]?[$€£]?\d[\d,]*(?:\.\d+)?/gu) ?? []
  return found === undefined || others.length > 0 ? null : numberOf(found.replace(/[$€£]/, '').replace('\u2212', '-'))
}

/** Why a number cell can't be drawn; undefined when it can, or when it holds no fact. */
export function cellProblem(cell: unknown, values: FactValues): string | undefined {
  const key = cellFact(cell)
  if (key === undefined) return undefined
  const words = values.get(key)
  if (words === undefined) return `There is no fact ${factToken(key)}. Choose one of the live facts, or type the number.`
  return numberInFact(words) === null
    ? `${factToken(key)} says “${words}”, which is not one number. Choose another fact, or type the number.`
    : undefined
}

/** The number a cell shows: its own, or the fact's current one. Null when it can't be drawn. */
export function cellNumber(cell: unknown, values: FactValues): number | null {
  const words = values.get(cellFact(cell) ?? '')
  return typeof cell === 'number' ? cell : words === undefined ? null : numberInFact(words)
}

/** Stored series as the site sends them: numbers, plus the facts that replace some of them. */
export function carriedSeries(stored: unknown): unknown {
  if (!isRecord(stored) || !Array.isArray(stored.values)) return stored
  const facts = stored.values.map((cell) => (cellFact(cell) === undefined ? '' : cell))
  const values = stored.values.map((cell, at) => (facts[at] === '' ? cell : 0))
  return facts.some((fact) => fact !== '') ? { ...stored, values, facts } : stored
}

/** Keys of the facts used by charts anywhere in a stored value. */
export function drawnFacts(stored: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(stored)) for (const item of stored) drawnFacts(item, found)
  if (!isRecord(stored)) return found
  for (const [name, member] of Object.entries(stored)) {
    if (name === 'values' && Array.isArray(member)) for (const key of member.map(cellFact)) key && found.add(key)
    drawnFacts(member, found)
  }
  return found
}
