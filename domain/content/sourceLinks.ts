import type { ExternalLink } from './contentPage'
import { isRecord } from './saving/sameValue'

/** Whether an address is allowed in a page's list of sources. */
export function isSourceAddress(url: string): boolean {
  return /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(url)
}

/** The numbers of a page's sources on the site, by address. An incomplete row has none. */
export function sourceNumbers(sources: readonly ExternalLink[]): ReadonlyMap<string, number> {
  const listed = sources.filter(({ anchor, url }) => anchor.trim() !== '' && isSourceAddress(url))
  return new Map(listed.map(({ url }, at) => [url, at + 1]))
}

/** The part of a browser link that numbering needs. */
interface NumberedLink {
  readonly dataset: Record<string, string | undefined>
  getAttribute(name: string): string | null
}

/** Numbers every link to a source, and removes the number from all others. */
export function numberLinks(links: Iterable<NumberedLink>, numbers: ReadonlyMap<string, number>): void {
  for (const link of links) {
    const number = numbers.get(link.getAttribute('href') ?? '')
    if (number === undefined) delete link.dataset.source
    else link.dataset.source = String(number)
  }
}

interface SourceChange {
  /** The previous address; undefined for text that cited no source. */
  readonly from?: string | undefined
  /** Null removes the citation. */
  readonly to: ExternalLink | null
  /** Whether other text of the page cites the old source: then it stays in the list. */
  readonly namedElsewhere: boolean
}

/** A page's list of sources after some text cites another source or none. Each address occurs once. */
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

/** Counts links to an address in stored texts, at any depth. */
export function linksTo(value: unknown, url: string): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + linksTo(each, url), 0)
  if (!isRecord(value)) return 0
  const isLink = (value.type === 'link' || value.type === 'autolink') && isRecord(value.fields) && value.fields.url === url
  return Object.values(value).reduce<number>((sum, each) => sum + linksTo(each, url), isLink ? 1 : 0)
}
