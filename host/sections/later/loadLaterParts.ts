import type { View } from '../../shell/view'
import { splitEndLinks } from '../endLinkSections'
import type * as LaterParts from './LaterParts'
import { LATER_SECTIONS } from './laterSections'

let parts: typeof LaterParts | null = null
let loading: Promise<typeof LaterParts> | null = null

/** Whether a view shows a part whose code comes with the pages that have it. */
export function needsLaterParts(view: View): boolean {
  if (view.kind === 'route') return false
  if (view.kind !== 'page') return true
  return (
    view.page.kind === 'post' ||
    splitEndLinks(view.page.sections).placed.some(({ blockType }) => LATER_SECTIONS.some((later) => later === blockType))
  )
}

/** The parts when their code is here. */
export function laterParts(): typeof LaterParts | null {
  return parts
}

/** For the server and for stories, which have all code at once. */
export function provideLaterParts(given: typeof LaterParts): void {
  parts = given
}

/** Fetches the parts' code, once; a failed attempt is tried again by the next caller. */
export function loadLaterParts(): Promise<typeof LaterParts> {
  loading ??= import(/* webpackChunkName: "later" */ './LaterParts').then(
    (module) => {
      parts = module
      return module
    },
    (error: unknown) => {
      loading = null
      throw error
    },
  )
  return loading
}
