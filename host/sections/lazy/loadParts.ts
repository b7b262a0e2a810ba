import type { SectionType } from '@framewell/domain/content/sections'
import type { View } from '../../shell/view'
import { splitEndLinks } from '../endLinkSections'
import { PAGE_SECTIONS, type Parts, part, provideParts, TEXT_SECTIONS } from './parts'

/** The chunk names. Each chunk loads the next, so that nothing is bundled twice. */
const PARTS = ['page', 'text', 'rare'] as const
const LOADS: readonly (() => Promise<Partial<Parts>>)[] = [
  () => import(/* webpackChunkName: "page" */ './PageParts'),
  () => part('loadTextParts')(),
  () => part('loadRareParts')(),
]
const loading: (Promise<void> | undefined)[] = []

/** The chunks a view needs besides the shell, by name; none for a remote's page. */
export function partsOf(view: View): readonly (typeof PARTS)[number][] {
  return PARTS.slice(0, depthOf(view))
}

function depthOf(view: View): number {
  if (view.kind === 'route') return 0
  if (view.kind !== 'page' || view.page.kind === 'post') return 3
  const { placed } = splitEndLinks(view.page.sections)
  return Math.max(1, ...placed.map(({ blockType }) => (blockType === 'still' ? 1 : depthOfSection(blockType))))
}

function depthOfSection(type: SectionType): number {
  if (PAGE_SECTIONS.some((known) => known === type)) return 1
  return TEXT_SECTIONS.some((known) => known === type) ? 2 : 3
}

/** Loads the code a view needs, each chunk once. Await it before rendering the view. A failed load is retried by the next caller. */
export async function loadParts(view: View): Promise<void> {
  for (const at of partsOf(view).keys()) {
    loading[at] ??= LOADS[at]?.().then(provideParts)
    await loading[at]?.catch((error: unknown) => {
      loading[at] = undefined
      throw error
    })
  }
}
