import type { LaterModule } from './loadParts'

export { PageContent } from '../../shell/places/PageContent'

/** From here, so that what a page of the CMS has already brought does not come along again. */
export function loadLaterParts(): Promise<LaterModule> {
  return import(/* webpackChunkName: "later" */ './LaterParts')
}
