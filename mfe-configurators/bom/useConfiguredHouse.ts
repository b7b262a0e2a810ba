import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { type Cents, dollarsOfCents } from '@framewell/domain/money/cents'
import { priceSteelConfiguration, type SteelConfiguration } from '@framewell/domain/quotes/steelConfiguration'
import { useDraft } from '@framewell/remote-kit/drafts/useDraft'
import { useAtom } from 'jotai'
import { useCallback } from 'react'
import { STEEL_DRAFT } from '../steel/steelDraft'
import { bomConfigurationAtom } from './bomConfiguration'

/** The configuration handed over from the steel configurator. Fixes applied on its bill stay with it. */
export function useConfiguredHouse() {
  const [saved, keep] = useAtom(bomConfigurationAtom)
  const { state, change: changeDraft } = useDraft(STEEL_DRAFT)
  /**
   * Replaces its site and fixes, here and in the steel configurator if it still has the same frame there.
   * @param fixed what the fixes add to its kit; absent when they stay as they are
   */
  const change = useCallback(
    ({ siteDesign }: SteelConfiguration, fixed?: { readonly book: PriceBook; readonly fixesCents: Cents }) => {
      if (!saved) return
      const configuration = { ...saved.configuration, siteDesign }
      const price = fixed && priceSteelConfiguration(fixed.book, configuration, fixed.fixesCents)
      keep({ ...saved, configuration, totalPrice: price?.ok ? dollarsOfCents(price.price.totalCents) : saved.totalPrice })
      const isSameFrame =
        state.planType === configuration.planType &&
        state.selectedPlan === configuration.selectedPlan &&
        state.steelFrame === configuration.steelFrame
      if (isSameFrame) changeDraft({ ...state, siteDesign })
    },
    [saved, keep, state, changeDraft],
  )
  return { saved, change }
}
