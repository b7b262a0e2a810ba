import { IconButton } from '@framewell/design-system/elements/icon-button/IconButton'
import { Tooltip } from '@framewell/design-system/elements/tooltip/Tooltip'
import type { CreditPolicy } from '@framewell/domain/credit/policy'
import type { ASSIGNABLE_TIERS } from '@framewell/domain/credit/tier'
import { Info } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'

const FACTS = [
  ['creditScore', 'Score'],
  ['experience', 'Experience'],
  ['deposit', 'Deposit'],
  ['limit', 'Credit limit'],
  ['terms', 'Terms'],
] as const

export interface TierFactsTooltipProps {
  tier: string
  facts: CreditPolicy['tierFacts'][(typeof ASSIGNABLE_TIERS)[number]]
  /** How somebody came to the button before this stood in its place. */
  reached: 'hover' | 'focus' | 'press'
}

/** The button of TierFacts with its tooltip, in the place of the one that was reached. */
export const TierFactsTooltip = ({ tier, facts, reached }: TierFactsTooltipProps) => {
  const [open, setOpen] = useState(reached !== 'hover')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (reached !== 'hover') button.current?.focus({ preventScroll: true })
  }, [reached])
  return (
    <Tooltip
      open={open}
      onOpenChange={setOpen}
      content={
        <>
          <Title>{tier} across the network</Title>
          <Facts>
            {FACTS.filter(([fact]) => facts[fact] !== '').map(([fact, label]) => (
              <div key={fact}>
                <dt>{label}</dt>
                <dd>{facts[fact]}</dd>
              </div>
            ))}
          </Facts>
        </>
      }
    >
      <IconButton
        ref={button}
        label={`What ${tier} means`}
        icon={<Info />}
        size="small"
        onClick={(event) => {
          // A tap has no hover: it opens what the primitive would close.
          event.preventDefault()
          setOpen(true)
        }}
      />
    </Tooltip>
  )
}

const Title = styled.p`
  font-weight: var(--weight-strong);
`

const Facts = styled.dl`
  margin-top: var(--space-1);

  & > div {
    display: grid;
    grid-template-columns: 6rem 1fr;
    gap: var(--space-2);
    padding-block: var(--space-0-5);
  }
  & dd {
    margin: 0;
    font-weight: var(--weight-medium);
  }
`
