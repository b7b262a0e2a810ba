import { linkedPath } from '@framewell/domain/content/linkedPath'

/** A value with every link to one of the old paths leading to the new one, queries and anchors kept; and how many links that were. */
export function rewriteLinks<Value>(value: Value, oldPaths: ReadonlySet<string>, path: string): { value: Value; count: number } {
  return rewriteAddresses(value, (href) => {
    const old = linkedPath(href)
    return old !== null && oldPaths.has(old) ? path + (/[?#].*$/.exec(href)?.[0] ?? '') : undefined
  })
}

/** A value with its links changed, and how many. @param change the new address of a link at a path; undefined for one that stays */
export function rewriteAddresses<Value>(
  value: Value,
  change: (href: string, path: string) => string | undefined,
): { value: Value; count: number } {
  let count = 0
  const visit = (part: unknown, path: string): unknown => {
    const inner = (name: string | number) => (path ? `${path}.${name}` : String(name))
    if (Array.isArray(part)) return part.map((entry, at) => visit(entry, inner(at)))
    if (typeof part !== 'object' || part === null) return part
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
  // Only words of links became other words: the shape is the value's own.
  return { value: visit(value, '') as Value, count }
}

/** Sections and menus say `href`, links in running text `url`. A picture's own address is a call's, which is no path of a page. */
function isLink(name: string, member: unknown): member is string {
  return (name === 'href' || name === 'url') && typeof member === 'string'
}
