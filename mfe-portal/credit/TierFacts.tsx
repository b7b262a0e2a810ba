import { ASSIGNABLE_TIERS } from '@framewell/domain/credit/tier'
import { lazy, Suspense } from 'react'
import { styled } from 'styled-components'

/** Loaded after what it explains: placing a tooltip weighs as much as the form. Where it cannot be loaded, the page does without. */
const Loaded = lazy(() =>
  import('./TierFactsTooltip').then(
    ({ TierFactsTooltip }) => ({ default: TierFactsTooltip }),
    () => ({ default: () => null }),
  ),
)

/** A small button that tells what a tier means in the network; nothing for a tier without facts. */
export const TierFacts = ({ tier }: { tier: string }) =>
  ASSIGNABLE_TIERS.some((known) => known === tier) ? (
    <Place>
      <Suspense>
        <Loaded tier={tier} />
      </Suspense>
    </Place>
  ) : null

/** Keeps the button's room while it loads. */
const Place = styled.span`
  display: inline-grid;
  width: var(--control-small);
  height: var(--control-small);
`
