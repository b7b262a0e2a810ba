import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import type { AdvancedAnswers } from '@framewell/domain/quotes/advancedQuote'
import { frameOfSize } from '@framewell/domain/quotes/frameOfSize'
import type { SiteDesign } from '@framewell/domain/quotes/siteDesign'
import type { SharedDraft } from '@framewell/remote-kit/drafts/useSharedDraft'
import { useCallback, useMemo } from 'react'
import { useHouseDesign } from '../structure/useHouseDesign'
import { offeredAnswers } from './offeredAnswers'

/** The draft's house as it is offered now, with its site. */
export function useSizedHouse(book: PriceBook, draft: SharedDraft<AdvancedAnswers>) {
  const { state, change } = draft
  const offered = useMemo(() => offeredAnswers(book, state), [book, state])
  const redesign = useCallback((siteDesign: SiteDesign) => change({ ...offered, siteDesign }), [offered, change])
  const { design, project } = useHouseDesign(offered.siteDesign, redesign)
  const answers = useMemo((): AdvancedAnswers => (design ? { ...offered, siteDesign: design } : offered), [offered, design])
  return {
    answers,
    project,
    house: useMemo(
      () => ({
        inputs: { kind: 'advanced', answers } as const,
        change: redesign,
        layoutOf: (siteDesign: SiteDesign) => frameOfSize(book, { ...answers, siteDesign }).layout ?? undefined,
      }),
      [answers, book, redesign],
    ),
    /** The same draft, with the site that it takes from this browser. */
    filled: { ...draft, state: answers },
  }
}
