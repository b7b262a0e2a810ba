import type { RichTextNode } from '@framewell/domain/content/richText'
import type { Section, SectionOf } from '@framewell/domain/content/sections'
import { safeHref } from './safeHref'
import type { ShownSection, StillSection } from './stillSection'

/** Ids of the sections with a page's link lists; the cms puts them last. */
const END_LINKS: ReadonlySet<string> = new Set(['related-pages', 'sources'])

export type EndLinkSection = SectionOf<'richText'> | StillSection

export function isEndLinks({ id }: Pick<Section, 'id'>): boolean {
  return END_LINKS.has(id)
}

/** Separates an editor's sections from the page's closing link lists. */
export function splitEndLinks<Shown extends ShownSection>(sections: readonly Shown[]) {
  const isList = (section: Shown): section is Extract<Shown, EndLinkSection> =>
    isEndLinks(section) && (section.blockType === 'richText' || section.blockType === 'still')
  return { placed: sections.filter((section) => !isEndLinks(section)), endLinks: sections.filter(isList) }
}

/** The links of a list, with their text. */
export function linksOf(nodes: readonly RichTextNode[]): { href: string; words: string }[] {
  return nodes.flatMap((node) => {
    const href = node.type === 'link' ? safeHref(node.url ?? '') : null
    return href ? [{ href, words: (node.children ?? []).map(({ text }) => text ?? '').join('') }] : linksOf(node.children ?? [])
  })
}
