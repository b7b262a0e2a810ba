import { isUnstorable } from './checkJson'

/** Longest query, also where the panel sends it as a form. */
export const MAX_QUERY_BYTES = 16_384
/** The site has one language; the panel says so in one of these ways. */
const NO_LOCALE = /^(|null|undefined|none|false)$/
const LOCALE = /^(locale|fallback-?locale)(\[|$)/i
/** A method cannot be overridden. */
const OVERRIDE = /^_?(http[-_])?method([-_]override)?$/i
const SORT = /^-?[\w.]+(,-?[\w.]+)*$/
/** where[field][operator], nested by and/or; nothing else under that name. */
const BRACKETED = /^(where|select|populate|joins|sort)(\[[\w.-]*\])*$/
/** The operators that every field has; the geographic ones and `all` fail on fields that are no points or lists. */
const OPERATOR =
  /\[(equals|not_equals|in|not_in|exists|greater_than|greater_than_equal|less_than|less_than_equal|like|not_like|contains)\](\[\d*\])?$/

/** 250 is how many the panel's lists request at once to name the documents they refer to. */
const STAFF = { limit: 250, page: 1_000_000, depth: 10, conditions: 500 }
/** Everybody else reads only their own account. */
const OTHERS = { limit: 10, page: 1000, depth: 1, conditions: 10 }
/** Only staff may sort a list by another document's fields. */
const OTHERS_SORT = /^-?\w+$/

/**
 * Checks a query for Payload's own REST, which answers most of these with an internal error or with the whole table.
 * @param forStaff whether a panel person asks; others may read less: see OTHERS
 * @returns what is wrong, for a person; undefined if the query may pass.
 */
export function gateQuery(query: string, method: string, forStaff = true): string | undefined {
  if (query.length > MAX_QUERY_BYTES) return 'The query is too long.'
  if (!decodes(query.replace(/\+/g, ' '))) return 'The query holds a broken percent-escape.'
  const params = new URLSearchParams(query)
  const most = forStaff ? STAFF : OTHERS
  for (const [key, value] of params) {
    if (isUnstorable(key) || isUnstorable(value) || value.includes('\ufffd')) return 'The query holds characters that are not allowed.'
    const name = key.split('[', 1)[0] ?? ''
    if (LOCALE.test(key) && (key !== name || !NO_LOCALE.test(value))) return 'This language is not known.'
    if (OVERRIDE.test(key)) return 'Methods are not overridden.'
    if (key !== name && !BRACKETED.test(key) && /^(where|sort|limit|page|depth)$/.test(name)) return `${name} is not well-formed.`
    if (key !== 'where' && name === 'where' && !OPERATOR.test(key)) return 'where names an operator that is not known.'
    if (key === 'where') return 'where needs a field and an operator: where[field][equals]=value.'
    if (name === 'sort' && !SORT.test(value)) return 'sort names one or more fields.'
    if (name === 'sort' && !forStaff && !OTHERS_SORT.test(value)) return 'sort names one field.'
  }
  // The panel's bulk edits name their documents and send limit=0; a read of everything at once is refused.
  const lowest = method === 'GET' ? 1 : 0
  if ([...params.keys()].filter((key) => key.startsWith('where')).length > most.conditions)
    return `where has at most ${most.conditions} conditions.`
  // Payload takes it to mean everything at once.
  if (params.get('pagination') === 'false' && !params.has('limit')) return 'Without pages, limit says how many.'
  return (
    outOfRange(params, 'limit', lowest, most.limit) ??
    outOfRange(params, 'page', 1, most.page) ??
    outOfRange(params, 'depth', 0, most.depth)
  )
}

/** True if every percent-escape of a text can be decoded. */
export function decodes(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

function outOfRange(params: URLSearchParams, name: string, low: number, high: number): string | undefined {
  const bad = params.getAll(name).some((value) => !/^\d{1,9}$/.test(value) || Number(value) < low || Number(value) > high)
  return bad || params.getAll(name).length > 1 ? `${name} is a whole number from ${low} to ${high}.` : undefined
}
