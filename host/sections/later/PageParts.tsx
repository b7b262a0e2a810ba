import type { TextModule } from './loadParts'

export { PageContent } from '../../shell/places/PageContent'

/** From here, so that what a page of the CMS has already brought does not come along again. */
export function loadTextParts(): Promise<TextModule> {
  return import(/* webpackChunkName: "text" */ './TextParts')
}
