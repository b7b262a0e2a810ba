import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { NO_FIXES } from '@framewell/domain/framing/frameFixes'
import type { SteelConfiguration } from '@framewell/domain/quotes/steelConfiguration'
import type { Site } from '@framewell/domain/structure/site'
import type { SharedDraft } from '@framewell/remote-kit/drafts/useSharedDraft'
import { useAtom } from 'jotai'
import { useCallback, useMemo } from 'react'
import type { DrawnPlan } from '../catalog/drawnPlan'
import { confirmedSiteAtom } from '../structure/confirmedSite'
import { offeredConfiguration } from './steelDraft'
import { configuredFrame, type FrameChoices } from './steelLayout'

/**
 * The draft's house as it is offered now, with its site. A house without one takes the site that was confirmed last in this browser; its own
 * wins, so that it follows the configuration to another device.
 */
export function useSteelHouse(plans: readonly DrawnPlan[], book: PriceBook, draft: SharedDraft<SteelConfiguration>) {
  const [last, keep] = useAtom(confirmedSiteAtom)
  const { state, change } = draft
  const configuration = useMemo((): SteelConfiguration => {
    const offered = offeredConfiguration(book, state)
    const siteDesign = offered.siteDesign ?? (last ? { site: last, fixes: NO_FIXES } : undefined)
    return siteDesign ? { ...offered, siteDesign } : offered
  }, [book, state, last])
  const site = configuration.siteDesign?.site ?? null
  const frameOf = useCallback(
    (of: FrameChoices) =>
      configuredFrame(
        plans.map(({ plan }) => plan),
        book,
        of,
      ),
    [plans, book],
  )
  const { planType, selectedPlan, uploadedPlan, steelFrame, siteDesign } = configuration
  return {
    configuration,
    frame: useMemo(
      () => frameOf({ planType, selectedPlan, uploadedPlan, steelFrame, fixes: siteDesign?.fixes }),
      [frameOf, planType, selectedPlan, uploadedPlan, steelFrame, siteDesign?.fixes],
    ),
    house: useMemo(
      () => ({
        configuration,
        change,
        layoutOf: (other: SteelConfiguration) => frameOf({ ...other, fixes: other.siteDesign?.fixes })?.layout,
      }),
      [configuration, change, frameOf],
    ),
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
