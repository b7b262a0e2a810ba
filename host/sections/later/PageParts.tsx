import type * as LaterParts from './LaterParts'

export { PageContent } from '../../shell/places/PageContent'

/** From here, so that what a page of the CMS has already brought does not come along again. */
export function loadLaterParts(): Promise<typeof LaterParts> {
  return import(/* webpackChunkName: "later" */ './LaterParts')
}
