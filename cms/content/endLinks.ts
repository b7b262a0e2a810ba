import type { RichTextNode } from '@framewell/domain/content/richText'
import type { Section, SectionOf } from '@framewell/domain/content/sections'
import type { Page, Post } from '../payload-types'
import { linkAddressSchema } from './linkAddress'

const RELATED = 'related-pages'
const SOURCES = 'sources'

/** Turns the link lists of a page or post into its last sections: related pages, then sources. Omits incomplete and unsafe links. */
export function endLinks({ internalLinks, externalLinks }: Pick<Page | Post, 'internalLinks' | 'externalLinks'>): Section[] {
  const related = (internalLinks ?? []).map(({ anchor, targetPage }) => ({ words: anchor, url: pagePath(targetPage) }))
  const sources = (externalLinks ?? []).map(({ anchor, url }) => ({ words: anchor, url: /^https?:/i.test(url ?? '') ? url : null }))
  return [...linkSection(RELATED, 'Related pages', related), ...linkSection(SOURCES, 'Sources', sources)]
}

/** Drops related pages whose link is dead: the site would render an empty entry. */
export function withoutDeadEndLinks(sections: readonly Section[]): Section[] {
  return sections.flatMap((section): Section[] => {
    if (section.id !== RELATED || section.blockType !== 'richText') return [section]
    const items = section.body.root.children
      .flatMap(({ children }) => children ?? [])
      .filter(({ children }) => children?.[0]?.type === 'link')
    return items.length > 0 ? [{ ...section, body: listOf(items) }] : []
  })
}

/** 'terms', '/terms' and 'home' refer to pages of this site. */
function pagePath(target: string | null | undefined): string | null {
  const name = target?.trim().replace(/^\/+/, '')
  return name === undefined || (name === '' && target?.trim() !== '/') ? null : name === 'home' ? '/' : `/${name}`
}

interface EndLink {
  readonly words: string | null | undefined
  readonly url: string | null | undefined
}

function linkSection(id: string, heading: string, links: readonly EndLink[]): SectionOf<'richText'>[] {
  const items = links.flatMap(({ words, url }): RichTextNode[] => {
    const safe = linkAddressSchema.safeParse(url)
    if (!words?.trim() || !safe.success) return []
    return [
      {
        type: 'listitem',
        children: [{ type: 'link', url: safe.data, newTab: false, children: [{ type: 'text', text: words, format: 0 }] }],
      },
    ]
  })
  return items.length === 0 ? [] : [{ id, blockType: 'richText', tone: 'paper', heading, body: listOf(items), actions: [] }]
}

function listOf(items: RichTextNode[]) {
  return { root: { children: [{ type: 'list', listType: 'bullet', tag: 'ul', children: items }] } }
}
