import { Text } from '@framewell/design-system/elements/text/Text'
import type { PublicFabricator } from '@framewell/domain/network/directoryCalls'
import { NEW_SHOP } from '@framewell/domain/network/earnedQuality'
import { utilizationRatio, utilizationTone } from '@framewell/domain/network/utilization'
import { percent } from '@framewell/domain/numbers/figure'
import { CertificationBadge } from '@framewell/remote-kit/network/CertificationBadge'
import { CircleCheck, CircleDashed, CirclePause, CircleX } from 'lucide-react'
import { styled } from 'styled-components'

const ICONS: Record<string, typeof CircleCheck> = { active: CircleCheck, paused: CirclePause, suspended: CircleX }

/** One shop: name, location, status, quality and load. */
export const FabricatorLine = ({ fabricator }: { fabricator: PublicFabricator }) => {
  const { name, isPreferred, certificationTier, status, address, qualityScore, finishedOrders, currentLoad, weeklyCapacity } = fabricator
  const ratio = utilizationRatio(currentLoad, weeklyCapacity)
  const used = Math.round(ratio * 100)
  const Icon = ICONS[status] ?? CircleDashed
  return (
    <Row>
      <Who>
        <strong>{name}</strong>
        {isPreferred ? <CertificationBadge tier="preferred" /> : null}
        {certificationTier === 'premium' ? <CertificationBadge tier="premium" /> : null}
        <Status>
          <Icon size={16} aria-hidden="true" /> {status}
        </Status>
        <Text size="small" tone="muted">
          {address}
        </Text>
      </Who>
      <Figures>
        <span>{finishedOrders === 0 ? NEW_SHOP : `${percent(Number(qualityScore))} quality`}</span>
        <span>
          {currentLoad}/{weeklyCapacity} units this week
        </span>
        <Bar
          role="meter"
          aria-label={`Utilization of ${name}`}
          aria-valuenow={used}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuetext={percent(ratio)}
        >
          <Fill data-tone={utilizationTone(ratio)} style={{ width: `${used}%` }} />
        </Bar>
        <span>{percent(ratio)}</span>
      </Figures>
    </Row>
  )
}

const Row = styled.li`
  display: grid;
  gap: var(--space-2) var(--space-5);
  padding: var(--space-4) 0;
  border-bottom: 1px solid var(--color-line);

  @media (width >= 48rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`

const Who = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1-5) var(--space-3);
  align-items: center;

  & > p {
    flex-basis: 100%;
  }
`

const Status = styled.span`
  display: inline-flex;
  gap: var(--space-1);
  align-items: center;
  color: var(--color-ink-muted);
  font-size: var(--text-small);
  text-transform: capitalize;
`

const Figures = styled.div`
  display: grid;
  grid-template-columns: 6rem 9rem 5rem 3rem;
  gap: var(--space-2);
  align-items: center;
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;

  @media (width < 30rem) {
    grid-template-columns: auto auto;
  }
`

const Bar = styled.span`
  display: block;
  height: 0.375rem;
  border-radius: var(--radius-round);
  background: var(--color-line);
  overflow: hidden;
`

const Fill = styled.span`
  display: block;
  height: 100%;
  background: var(--color-ok);

  &[data-tone='warn'] {
    background: var(--color-warn-mark);
  }
  &[data-tone='bad'] {
    background: var(--color-bad);
  }
`
