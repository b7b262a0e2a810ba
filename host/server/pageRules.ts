import { rulesOf } from '../rules/declareRules'

/** Rules by the parts they are of; pages of one kind have the same. */
const written = new Map<string, PageRules>()
const MOST_WRITTEN = 500

interface PageRules {
  readonly rules: readonly string[]
  readonly bytes: Buffer
}

/** The rules of what was drawn on a page, and nothing else; written once for all pages that have the same. */
export function pageRules(parts: ReadonlySet<string>): PageRules {
  const key = [...parts].join(' ')
  const before = written.get(key)
  if (before) return before
  const rules = rulesOf(parts)
  const page = { rules, bytes: Buffer.from(rules.join('')) }
  if (written.size >= MOST_WRITTEN) written.clear()
  written.set(key, page)
  return page
}
