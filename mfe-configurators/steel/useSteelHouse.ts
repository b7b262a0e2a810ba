import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import type { SiteDesign } from '@framewell/domain/quotes/siteDesign'
import type { SteelConfiguration } from '@framewell/domain/quotes/steelConfiguration'
import type { SharedDraft } from '@framewell/remote-kit/drafts/useSharedDraft'
import { useCallback, useMemo } from 'react'
import type { DrawnPlan } from '../catalog/drawnPlan'
import { useHouseDesign } from '../structure/useHouseDesign'
import { offeredConfiguration } from './steelDraft'
import { configuredFrame, type FrameChoices } from './steelLayout'

/** The draft's house as it is offered now, with its site. */
export function useSteelHouse(plans: readonly DrawnPlan[], book: PriceBook, draft: SharedDraft<SteelConfiguration>) {
  const { state, change } = draft
  const offered = useMemo(() => offeredConfiguration(book, state), [book, state])
  const redesign = useCallback((siteDesign: SiteDesign) => change({ ...offered, siteDesign }), [offered, change])
  const { design, project } = useHouseDesign(offered.siteDesign, redesign)
  const configuration = useMemo((): SteelConfiguration => (design ? { ...offered, siteDesign: design } : offered), [offered, design])
  const frameOf = useCallback(
    (of: FrameChoices) =>
      configuredFrame(
        plans.map(({ plan }) => plan),
        book,
        of,
      ),
    [plans, book],
  )
  const { planType, selectedPlan, uploadedPlan, steelFrame } = configuration
  const fixes = design?.fixes
  return {
    configuration,
    project,
    frame: useMemo(
      () => frameOf({ planType, selectedPlan, uploadedPlan, steelFrame, fixes }),
      [frameOf, planType, selectedPlan, uploadedPlan, steelFrame, fixes],
    ),
    house: useMemo(
      () => ({
        inputs: { kind: 'steel', answers: configuration } as const,
        change: redesign,
        layoutOf: (siteDesign: SiteDesign) => frameOf({ ...configuration, fixes: siteDesign.fixes })?.layout,
      }),
      [configuration, redesign, frameOf],
    ),
    /** The same draft, with the site that it takes from this browser. */
    filled: { ...draft, state: configuration },
  }
}
