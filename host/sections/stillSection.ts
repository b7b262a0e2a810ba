import type { Section, SectionType } from '@framewell/domain/content/sections'

/**
 * A section without behavior, in the browser. It is in the document as the server rendered it, so the boot data has none of its content, and
 * React neither compares nor renders what is inside.
 */
export interface StillSection {
  readonly id: string
  readonly blockType: 'still'
  readonly type: SectionType
  /** Null in the boot data: the browser reads it from the document. */
  readonly element: StillElement | null
}

export interface StillElement {
  readonly tag: string
  /** By their names in React. */
  readonly attributes: Readonly<Record<string, string>>
  readonly html: string
}

/** A section of the page that is shown. */
export type ShownSection = Section | StillSection

export function sectionType(section: ShownSection): SectionType {
  return section.blockType === 'still' ? section.type : section.blockType
}
