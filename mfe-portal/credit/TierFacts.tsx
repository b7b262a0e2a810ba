import { IconButton } from '@framewell/design-system/elements/icon-button/IconButton'
import { ASSIGNABLE_TIERS } from '@framewell/domain/credit/tier'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { styled } from 'styled-components'
import { tiersQuery } from './creditQueries'
import type { TierFactsTooltipProps } from './TierFactsTooltip'

/** A small button that tells what a tier means in the network: on hover, focus and tap. Draws nothing for a tier without facts. */
export const TierFacts = ({ tier }: { tier: string }) => {
  const { call } = useShell()
  const { data } = useQuery(tiersQuery(call))
  // Placing a tooltip weighs as much as the form: it comes when somebody reaches for the button, and without it the page goes on.
  const [Told, setTold] = useState<ComponentType<TierFactsTooltipProps> | null>(null)
  const [reached, setReached] = useState<TierFactsTooltipProps['reached']>('hover')
  const known = ASSIGNABLE_TIERS.find((assignable) => assignable === tier)
  const facts = known && data?.tierFacts[known]
  const fetchTold = (how: TierFactsTooltipProps['reached']) => {
    if (how !== 'hover') setReached(how)
    import('./TierFactsTooltip').then(
      ({ TierFactsTooltip }) => setTold(() => TierFactsTooltip),
      () => undefined,
    )
  }
  if (!known) return null
  return (
    <Place>
      {facts && Told ? <Told tier={tier} facts={facts} reached={reached} /> : null}
      {facts && !Told ? (
        <IconButton
          label={`What ${tier} means`}
          icon={<Info />}
          size="small"
          onPointerEnter={() => fetchTold('hover')}
          onFocus={() => fetchTold('focus')}
          onBlur={() => setReached('hover')}
          onClick={() => fetchTold('press')}
        />
      ) : null}
    </Place>
  )
}

/** Keeps the button's room while the facts load. */
const Place = styled.span`
  display: inline-grid;
  width: var(--control-small);
  height: var(--control-small);
`
