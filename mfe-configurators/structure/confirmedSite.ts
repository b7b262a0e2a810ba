import { type Site, siteSchema } from '@framewell/domain/structure/site'
import { storedAtom } from '@framewell/remote-kit/drafts/storedAtom'
import { useAtom } from 'jotai'
import { createContext, use, useMemo } from 'react'

/** The site that this person confirmed last, or null. Kept in this browser; houses that are not configured yet are checked for it. */
export const confirmedSiteAtom = storedAtom('framewell.site', siteSchema)

interface ConfirmedSite {
  readonly site: Site | null
  readonly confirm: (site: Site) => void
}

/** The site of the configured house around it, which goes with it to other devices, quotes and orders. */
export const ProjectSite = createContext<ConfirmedSite | null>(null)

/** The site that every frame shown here is checked for. */
export function useConfirmedSite(): ConfirmedSite {
  const [site, confirm] = useAtom(confirmedSiteAtom)
  const own = useMemo(() => ({ site, confirm }), [site, confirm])
  return use(ProjectSite) ?? own
}
