import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { applyFrameOptions } from '@framewell/domain/framing/applyFrameOptions'
import { type PickerChoices, pickerFrameEffect } from '@framewell/domain/quotes/pickerChoices'
import type { SiteDesign } from '@framewell/domain/quotes/siteDesign'
import type { SharedDraft } from '@framewell/remote-kit/drafts/useSharedDraft'
import { useCallback, useMemo } from 'react'
import type { DrawnPlan } from '../catalog/drawnPlan'
import { useHouseDesign } from '../structure/useHouseDesign'
import { offeredChoices } from './pickerDraft'

/** The draft's house as it is offered now, with its site and frame. */
export function usePickedHouse({ plan }: DrawnPlan, book: PriceBook, draft: SharedDraft<PickerChoices>) {
  const { state, change } = draft
  const offered = useMemo(() => offeredChoices(book, plan.id, state), [book, plan.id, state])
  const redesign = useCallback((siteDesign: SiteDesign) => change({ ...offered, siteDesign }), [offered, change])
  const { design, project } = useHouseDesign(offered.siteDesign, redesign)
  const choices = useMemo((): PickerChoices => (design ? { ...offered, siteDesign: design } : offered), [offered, design])
  const layoutOf = useCallback(
    (siteDesign: SiteDesign | undefined) => {
      const picked = applyFrameOptions(plan.layout, pickerFrameEffect(book, offered.framing))
      return siteDesign ? applyFrameOptions(picked, siteDesign.fixes) : picked
    },
    [plan, book, offered.framing],
  )
  return {
    choices,
    project,
    layout: useMemo(() => layoutOf(design), [layoutOf, design]),
    house: useMemo(
      () => ({ inputs: { kind: 'picker', answers: choices } as const, change: redesign, layoutOf }),
      [choices, redesign, layoutOf],
    ),
  }
}
