import { linksOf, splitEndLinks } from '../endLinkSections'
import type { ShownSection } from '../stillSection'
import type { NumberedSource } from './SourceNumbers'

/** Numbers the source list at the end of a page. */
export function numberSources(sections: readonly ShownSection[]): ReadonlyMap<string, NumberedSource> {
  const list = splitEndLinks(sections).endLinks.find(({ id }) => id === 'sources')
  const links = list?.blockType === 'richText' ? linksOf(list.body.root.children) : []
  return new Map(links.map(({ href, words }, index) => [href, { number: index + 1, words }]))
}
