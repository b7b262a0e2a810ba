import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { NO_FIXES } from '@framewell/domain/framing/frameFixes'
import type { SteelConfiguration } from '@framewell/domain/quotes/steelConfiguration'
import type { Site } from '@framewell/domain/structure/site'
import type { SharedDraft } from '@framewell/remote-kit/drafts/useSharedDraft'
import { useAtom } from 'jotai'
import { useMemo } from 'react'
import { confirmedSiteAtom } from '../structure/confirmedSite'
import { offeredConfiguration } from './steelDraft'

/**
 * The draft's house as it is offered now, with its site. A house without one takes the site that was confirmed last in this browser; its own
 * wins, so that it follows the configuration to another device.
 */
export function useSteelHouse(book: PriceBook, draft: SharedDraft<SteelConfiguration>) {
  const [last, keep] = useAtom(confirmedSiteAtom)
  const { state, change } = draft
  const configuration = useMemo((): SteelConfiguration => {
    const offered = offeredConfiguration(book, state)
    const siteDesign = offered.siteDesign ?? (last ? { site: last, fixes: NO_FIXES } : undefined)
    return siteDesign ? { ...offered, siteDesign } : offered
  }, [book, state, last])
  const site = configuration.siteDesign?.site ?? null
  return {
    configuration,
    house: useMemo(() => ({ configuration, change }), [configuration, change]),
    project: useMemo(
      () => ({
        site,
        confirm: (confirmed: Site) => {
          keep(confirmed)
          change({ ...configuration, siteDesign: { site: confirmed, fixes: configuration.siteDesign?.fixes ?? NO_FIXES } })
        },
      }),
      [site, configuration, change, keep],
    ),
    /** The same draft, with the site that it takes from this browser. */
    filled: { ...draft, state: configuration },
  }
}
