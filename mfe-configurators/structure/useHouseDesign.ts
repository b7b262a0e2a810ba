import { NO_FIXES } from '@framewell/domain/framing/frameFixes'
import type { SiteDesign } from '@framewell/domain/quotes/siteDesign'
import type { Site } from '@framewell/domain/structure/site'
import { useAtom } from 'jotai'
import { useMemo } from 'react'
import { confirmedSiteAtom } from './confirmedSite'

/**
 * A configured house's site and fixes. A house without a site takes the one that was confirmed last in this browser; its own wins, so that
 * it follows the configuration to another device.
 * @param own the design in its answers
 * @param change puts another one there
 */
export function useHouseDesign(own: SiteDesign | null | undefined, change: (design: SiteDesign) => void) {
  const [last, keep] = useAtom(confirmedSiteAtom)
  const design = useMemo(() => own ?? (last ? { site: last, fixes: NO_FIXES } : undefined), [own, last])
  return {
    design,
    project: useMemo(
      () => ({
        site: design?.site ?? null,
        confirm: (site: Site) => {
          keep(site)
          change({ site, fixes: design?.fixes ?? NO_FIXES })
        },
      }),
      [design, change, keep],
    ),
  }
}
