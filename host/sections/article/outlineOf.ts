import type { RichTextNode } from '@framewell/domain/content/richText'
import type { SectionType } from '@framewell/domain/content/sections'
import { isEndLinks } from '../endLinkSections'
import { type ShownSection, sectionType } from '../stillSection'

/** A line of the table of contents. */
export interface OutlineEntry {
  /** Anchor in the document, without '#'. */
  readonly id: string
  readonly label: string
  readonly level: 2 | 3
}

export interface Outline {
  readonly entries: readonly OutlineEntry[]
  /** Anchors of the headings in rich text. */
  readonly anchors: ReadonlyMap<RichTextNode, string>
}

/** Sections that close an article or ask for something; their headings are left out of the table of contents. */
const NO_CHAPTERS: ReadonlySet<SectionType> = new Set(['callToAction', 'app', 'newsletter', 'blogList', 'quote', 'hero'])

/** The table of contents: section headings and, in rich text, headings of the first two levels. */
export function outlineOf(sections: readonly ShownSection[]): Outline {
  const entries: OutlineEntry[] = []
  const anchors = new Map<RichTextNode, string>()
  const taken = new Set<string>()
  for (const section of sections) {
    if (NO_CHAPTERS.has(sectionType(section)) || isEndLinks(section)) continue
    if ('heading' in section && section.heading) {
      entries.push({ id: section.anchor || `heading-${section.id}`, label: section.heading, level: 2 })
    }
    if (section.blockType !== 'richText') continue
    for (const node of section.body.root.children) {
      if (node.type !== 'heading' || (node.tag !== 'h2' && node.tag !== 'h3' && node.tag !== 'h1')) continue
      const label = wordsOf(node)
      if (label === '') continue
      const id = firstFree(anchorFor(label), taken)
      taken.add(id)
      anchors.set(node, id)
      entries.push({ id, label, level: node.tag === 'h3' ? 3 : 2 })
    }
  }
  return { entries, anchors }
}

function wordsOf(node: RichTextNode): string {
  return (node.text ?? (node.children ?? []).map(wordsOf).join('')).replace(/\s+/g, ' ').trim()
}

/** '16 or 24 in on center?' → '16-or-24-in-on-center'. */
function anchorFor(label: string): string {
  const words = label
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return words || 'part'
}

function firstFree(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted
  for (let number = 2; ; number++) if (!taken.has(`${wanted}-${number}`)) return `${wanted}-${number}`
}
