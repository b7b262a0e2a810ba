import type { Section } from '@framewell/domain/content/sections'
import { linksOf, splitEndLinks } from '../endLinkSections'
import type { NumberedSource } from './SourceNumbers'

/** Numbers the source list at the end of a page. */
export function numberSources(sections: readonly Section[]): ReadonlyMap<string, NumberedSource> {
  const list = splitEndLinks(sections).endLinks.find(({ id }) => id === 'sources')
  const links = list ? linksOf(list.body.root.children) : []
  return new Map(links.map(({ href, words }, index) => [href, { number: index + 1, words }]))
}
