import type { ExternalLink } from './contentPage'
import { isRecord } from './saving/sameValue'

/** What may stand in a page's list of sources. */
export function isSourceAddress(url: string): boolean {
  return /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(url)
}

/** The numbers that links of a text to a page's sources carry on the site, by their address; a row that is not complete has none. */
export function sourceNumbers(sources: readonly ExternalLink[]): ReadonlyMap<string, number> {
  const listed = sources.filter(({ anchor, url }) => anchor.trim() !== '' && isSourceAddress(url))
  return new Map(listed.map(({ url }, at) => [url, at + 1]))
}

/** What numbering takes of a link in the browser. */
interface NumberedLink {
  readonly dataset: Record<string, string | undefined>
  getAttribute(name: string): string | null
}

/** Puts its number on every link that leads to a source, and takes it from all others. */
export function numberLinks(links: Iterable<NumberedLink>, numbers: ReadonlyMap<string, number>): void {
  for (const link of links) {
    const number = numbers.get(link.getAttribute('href') ?? '')
    if (number === undefined) delete link.dataset.source
    else link.dataset.source = String(number)
  }
}

interface SourceChange {
  /** The address that the words led to before; undefined for words that named no source. */
  readonly from?: string | undefined
  /** Null takes the source from the words. */
  readonly to: ExternalLink | null
  /** Whether other words of the page name the old one: then it stays in the list. */
  readonly namedElsewhere: boolean
}

/** A page's list of sources once some of its words name another one, or none: each address stands in it once. */
export function changedSources(sources: readonly ExternalLink[], { from, to, namedElsewhere }: SourceChange): ExternalLink[] {
  const goes = from !== undefined && from !== to?.url && !namedElsewhere
  if (to === null) return sources.filter(({ url }) => !goes || url !== from)
  const known = sources.some(({ url }) => url === to.url)
  const replaced = sources.flatMap((source) => {
    if (source.url === to.url) return [to]
    if (!goes || source.url !== from) return [source]
    return known ? [] : [to]
  })
  return replaced.includes(to) ? replaced : [...replaced, to]
}

/** How many links of stored texts lead to an address, wherever they stand in a value. */
export function linksTo(value: unknown, url: string): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + linksTo(each, url), 0)
  if (!isRecord(value)) return 0
  const isLink = (value.type === 'link' || value.type === 'autolink') && isRecord(value.fields) && value.fields.url === url
  return Object.values(value).reduce<number>((sum, each) => sum + linksTo(each, url), isLink ? 1 : 0)
}
