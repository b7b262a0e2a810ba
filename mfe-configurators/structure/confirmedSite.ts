import { siteSchema } from '@framewell/domain/structure/site'
import { storedAtom } from '@framewell/remote-kit/drafts/storedAtom'

/** The site that this person confirmed for the project, or null. Kept in this browser; every frame shown is checked for it. */
export const confirmedSiteAtom = storedAtom('framewell.site', siteSchema)
