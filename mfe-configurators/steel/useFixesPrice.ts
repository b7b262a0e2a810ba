import { type Cents, cents } from '@framewell/domain/money/cents'
import { isReinforced } from '@framewell/domain/quotes/siteDesign'
import { priceSiteDesign } from '@framewell/domain/quotes/siteDesignCalls'
import type { SteelConfiguration } from '@framewell/domain/quotes/steelConfiguration'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'
import { failureSentence } from '../bom/bomFailure'

const PRICE_FAILED = 'We could not price this change. Try again.'

interface FixesPrice {
  /** What the fixes add to the kit; undefined while the server prices them and when it refuses them. */
  readonly cents: Cents | undefined
  /** Why they have no price. */
  readonly problem: string | undefined
}

/** What the fixes of a configuration add to its kit, at the server's prices. */
export function useFixesPrice({ planType, selectedPlan, steelFrame, siteDesign }: SteelConfiguration): FixesPrice {
  const { call } = useShell()
  const house = { planType, selectedPlan, steelFrame, siteDesign, uploadedPlan: null, foundation: null, sheathing: null, roofing: null }
  const hasFixes = isReinforced(house)
  const priced = useQuery({
    // With the price book: a total that changed on the server asks for both again.
    queryKey: ['catalog', 'price-book', 'fixes', house],
    queryFn: ({ signal }) => call(priceSiteDesign, house, { signal }),
    enabled: hasFixes,
    retry: false,
  })
  if (!hasFixes) return { cents: cents(0), problem: undefined }
  return {
    cents: priced.data?.line?.amountCents,
    problem: priced.isError ? failureSentence(priced.error, PRICE_FAILED) : undefined,
  }
}
