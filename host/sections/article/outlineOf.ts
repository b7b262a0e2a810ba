import { type AnchoredHeading, headingAnchors } from '@framewell/domain/content/headingAnchors'
import type { RichTextNode } from '@framewell/domain/content/richText'
import type { SectionType } from '@framewell/domain/content/sections'
import { isEndLinks } from '../endLinkSections'
import { type ShownSection, sectionType } from '../stillSection'

/** A line of the table of contents. */
export type OutlineEntry = AnchoredHeading

export interface Outline {
  readonly entries: readonly OutlineEntry[]
  /** Anchors of the headings in rich text. */
  readonly anchors: ReadonlyMap<RichTextNode, string>
}

/** Sections that close an article or ask for something; their headings are left out of the table of contents. */
const NO_CHAPTERS: ReadonlySet<SectionType> = new Set(['callToAction', 'app', 'newsletter', 'blogList', 'quote', 'hero'])

/** The table of contents: section headings and, in rich text, headings of the first two levels. */
export function outlineOf(sections: readonly ShownSection[]): Outline {
  const chapters = sections.filter((section) => !NO_CHAPTERS.has(sectionType(section)) && !isEndLinks(section))
  const headings = headingAnchors(chapters.flatMap((section) => (section.blockType === 'richText' ? [section.body] : [])))
  const entries = chapters.flatMap((section): OutlineEntry[] => [
    ...('heading' in section && section.heading
      ? [{ id: section.anchor || `heading-${section.id}`, label: section.heading, level: 2 as const }]
      : []),
    ...(section.blockType === 'richText' ? section.body.root.children.flatMap((node) => headings.get(node) ?? []) : []),
  ])
  return { entries, anchors: new Map([...headings].map(([node, { id }]) => [node, id])) }
}
