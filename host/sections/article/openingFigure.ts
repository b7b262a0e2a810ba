import { type ShownSection, sectionType } from '../stillSection'

interface Opened {
  readonly article: { readonly cover?: unknown } | null
  readonly sections: readonly ShownSection[]
}

/** A drawing or chart among the first sections opens the article at full measure when there is no cover. */
export function openingFigure({ article, sections }: Opened): ShownSection | undefined {
  if (article?.cover) return undefined
  return sections.slice(0, 3).find((section) => sectionType(section) === 'drawing' || sectionType(section) === 'chart')
}

/** An article's sections in the order in which they are shown. */
export function inReadingOrder(page: Opened): readonly ShownSection[] {
  const opening = openingFigure(page)
  return opening ? [opening, ...page.sections.filter((section) => section !== opening)] : page.sections
}
