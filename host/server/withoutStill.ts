import type { SectionType } from '@framewell/domain/content/sections'
import { inReadingOrder } from '../sections/article/openingFigure'
import { outlineOf } from '../sections/article/outlineOf'
import { type ShownSection, sectionType } from '../sections/stillSection'
import type { View } from '../shell/view'

/** Section types that do nothing but show: no state, no event, no effect, nothing that changes while a page is open. */
export const STILL_TYPES: ReadonlySet<SectionType> = new Set([
  'richText',
  'stats',
  'featureGrid',
  'comparisonTable',
  'steps',
  'cards',
  'faq',
  'timeline',
  'quote',
  'image',
  'callToAction',
  'chart',
  'drawing',
  'projections',
])

type PageView = Extract<View, { kind: 'page' }>

/** A page's boot data without the content of its still sections: their HTML is in the document. */
export function withoutStill(view: PageView): PageView {
  const { page } = view
  const outline = page.kind === 'post' ? { outline: outlineOf(inReadingOrder(page)).entries } : {}
  return { ...view, ...outline, page: { ...page, sections: page.sections.map(stillOf) } }
}

function stillOf(section: ShownSection): ShownSection {
  const type = sectionType(section)
  return STILL_TYPES.has(type) ? { id: section.id, blockType: 'still', type, element: null } : section
}
