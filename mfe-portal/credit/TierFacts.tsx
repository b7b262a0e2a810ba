import { IconButton } from '@framewell/design-system/elements/icon-button/IconButton'
import { Tooltip } from '@framewell/design-system/elements/tooltip/Tooltip'
import { ASSIGNABLE_TIERS } from '@framewell/domain/credit/tier'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { styled } from 'styled-components'
import { tiersQuery } from './creditQueries'

const FACTS = [
  ['creditScore', 'Score'],
  ['experience', 'Experience'],
  ['deposit', 'Deposit'],
  ['limit', 'Credit limit'],
  ['terms', 'Terms'],
] as const

/** A tier's typical ranges in the network, and beside them our own terms, in a popover that opens on hover, focus and tap. Renders nothing for a tier without facts. */
export const TierFacts = ({ tier }: { tier: string }) => {
  const { call } = useShell()
  const { data } = useQuery(tiersQuery(call))
  const known = ASSIGNABLE_TIERS.find((assignable) => assignable === tier)
  if (!known) return null
  const facts = data?.tierFacts[known]
  const own = data?.tierTerms[known]
  return (
    <Place>
      {facts ? (
        <Tooltip
          content={
            <>
              <Title>{tier} across the network: typical ranges</Title>
              <Facts>
                {FACTS.filter(([fact]) => facts[fact] !== '').map(([fact, label]) => (
                  <div key={fact}>
                    <dt>{label}</dt>
                    <dd>{facts[fact]}</dd>
                  </div>
                ))}
              </Facts>
              <Title>Our {tier} terms</Title>
              <p>
                {own?.paymentTerms}, {own?.limitText}
              </p>
            </>
          }
        >
          {(trigger) => <IconButton label={`What ${tier} means`} title={undefined} icon={<Info />} size="small" {...trigger} />}
        </Tooltip>
      ) : null}
    </Place>
  )
}

/** Reserves the button's space while the facts load. */
const Place = styled.span`
  display: inline-grid;
  width: var(--control-small);
  height: var(--control-small);
`

const Title = styled.p`
  font-weight: var(--weight-strong);

  * + & {
    margin-top: var(--space-2);
  }
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
