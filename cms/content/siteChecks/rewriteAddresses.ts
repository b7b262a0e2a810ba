import { type DocumentPaths, documentLink } from '@framewell/domain/content/lexicalText'
import { isRecord } from '@framewell/domain/content/saving/sameValue'

/**
 * Returns the value with its links changed, and the number of changes. A link that names a document becomes one with an address.
 * @param change returns a link's new address, or undefined to leave it
 * @param paths of documents; without them, links that name a document stay
 */
export function rewriteAddresses<Value>(
  value: Value,
  change: (href: string, path: string) => string | undefined,
  paths?: DocumentPaths,
): { value: Value; count: number } {
  let count = 0
  const visit = (part: unknown, path: string): unknown => {
    const inner = (name: string | number) => (path ? `${path}.${name}` : String(name))
    if (Array.isArray(part)) return part.map((entry, at) => visit(entry, inner(at)))
    if (!isRecord(part)) return part
    const named = paths && documentLink(part, paths)
    const next = named && change(named, inner('url'))
    if (next !== undefined && next !== '') {
      count += 1
      return { ...part, linkType: 'custom', url: next, doc: null }
    }
    return Object.fromEntries(
      Object.entries(part).map(([name, member]) => [name, isLink(name, member) ? moved(member, inner(name)) : visit(member, inner(name))]),
    )
  }
  const moved = (href: string, path: string): string => {
    const next = change(href, path)
    if (next === undefined) return href
    count += 1
    return next
  }
  // Only link addresses changed, so the value keeps its type.
  return { value: visit(value, '') as Value, count }
}

/** Sections and menus use `href`, links in running text `url`. A picture's own address is that of a call, not the path of a page. */
function isLink(name: string, member: unknown): member is string {
  return (name === 'href' || name === 'url') && typeof member === 'string'
}
