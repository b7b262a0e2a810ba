import type { WordsFound } from '@framewell/domain/content/siteChecks'

/** One place that editors fill in: its text, and the stored value that contains its links. */
export interface ContentPlace extends Pick<WordsFound, 'where' | 'id' | 'title' | 'section' | 'place' | 'field'> {
  readonly words: string
}

/** A part of a document that can contain links: a section, the menus, the announcement. */
export interface LinkedPart extends Omit<ContentPlace, 'words'> {
  readonly value: unknown
}
