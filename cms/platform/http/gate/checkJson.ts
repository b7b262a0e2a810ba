import type { SharedProblemCode } from '@framewell/domain/http/problem'

/** Deeper bodies are an attack on code that walks them, not a form. Rich text nests about 15 levels. */
const MAX_DEPTH = 60
const LONE_SURROGATE = /\p{Surrogate}/u

export type CheckedJson = { readonly value: unknown } | { readonly problem: SharedProblemCode; readonly detail: string }

/**
 * Parses a JSON object and refuses what would break further in: bodies that are not objects, text with NUL (PostgreSQL cannot store it),
 * lone surrogates, extreme nesting, keys that reach for prototypes.
 */
export function checkJson(text: string): CheckedJson {
  if (nestsTooDeep(text)) return { problem: 'malformedBody', detail: `The body nests deeper than ${MAX_DEPTH} levels.` }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { problem: 'malformedBody', detail: 'The body cannot be parsed.' }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { problem: 'malformedBody', detail: 'The body must be a JSON object.' }
  const detail = findUnstorable(value)
  return detail ? { problem: 'invalidInput', detail } : { value }
}

/** True if a text contains something PostgreSQL cannot store. */
export function isUnstorable(text: string): boolean {
  return text.includes('\u0000') || LONE_SURROGATE.test(text)
}

function findUnstorable(value: unknown): string | undefined {
  if (typeof value === 'string') return isUnstorable(value) ? 'Text may not hold NUL or broken characters.' : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, member] of Object.entries(value)) {
    if (key === '__proto__' || isUnstorable(key)) return 'A member has a name that is not allowed.'
    const found = findUnstorable(member)
    if (found) return found
  }
  return undefined
}

/** Counts brackets outside strings, so that no parser ever recurses into a hostile body. */
function nestsTooDeep(text: string): boolean {
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at)
    if (quoted) {
      if (char === 92) at++
      else if (char === 34) quoted = false
    } else if (char === 34) quoted = true
    else if (char === 123 || char === 91) {
      if (++depth > MAX_DEPTH) return true
    } else if (char === 125 || char === 93) depth--
  }
  return false
}
