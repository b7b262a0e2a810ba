import { rulesOf } from '../rules/declareRules'

/** Rules by the components they belong to; similar pages share them. */
const written = new Map<string, PageRules>()
const MAX_WRITTEN = 500

interface PageRules {
  readonly rules: readonly string[]
  readonly bytes: Buffer
}

/** Only the rules of what a page shows, serialized once for all pages with the same components. */
export function pageRules(parts: ReadonlySet<string>): PageRules {
  const key = [...parts].join(' ')
  const before = written.get(key)
  if (before) return before
  const rules = rulesOf(parts)
  const page = { rules, bytes: Buffer.from(rules.join('')) }
  if (written.size >= MAX_WRITTEN) written.clear()
  written.set(key, page)
  return page
}
