import type { TextModule } from './parts'

export { PageContent } from '../../shell/places/PageContent'

/** Imported from here so that code a CMS page already loaded is not bundled twice. */
export function loadTextParts(): Promise<TextModule> {
  return import(/* webpackChunkName: "text" */ './TextParts')
}
