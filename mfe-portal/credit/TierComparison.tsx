import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { media } from '@framewell/design-system/tokens/breakpoint'
import type { getCreditTiers } from '@framewell/domain/credit/applicantCalls'
import { TIERS, type Tier } from '@framewell/domain/credit/tier'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { styled } from 'styled-components'
import { scoreRange } from './scoreRange'
import { TierFacts } from './TierFacts'
import { TierMark } from './TierMark'

interface TierComparisonProps {
  tiers: Pick<CallOutput<typeof getCreditTiers>, 'thresholds' | 'tierTerms'>
  /** The reader's own tier, also marked in text. */
  own?: Tier
}

/** The four tiers side by side with aligned rows; stacked on phones. */
export const TierComparison = ({ tiers: { thresholds, tierTerms }, own }: TierComparisonProps) => (
  <List>
    {TIERS.map((tier) => (
      <li key={tier} data-own={tier === own || undefined}>
        <Head>
          <Heading level={3} size={4}>
            <TierMark tier={tier} />
          </Heading>
          <TierFacts tier={tier} />
          {tier === own ? <Badge tone="info">Your tier</Badge> : null}
        </Head>
        <Text size="compact" tone="muted">
          {tierTerms[tier].summary}
        </Text>
        <Facts>
          <div>
            <dt>Score</dt>
            <dd>{scoreRange(tier, thresholds)}</dd>
          </div>
          <div>
            <dt>Payment terms</dt>
            <dd>{tierTerms[tier].paymentTerms}</dd>
          </div>
          <div>
            <dt>Credit limit</dt>
            <dd>{tierTerms[tier].limitText}</dd>
          </div>
        </Facts>
        <Benefits>
          {tierTerms[tier].benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </Benefits>
      </li>
    ))}
  </List>
)

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  grid-auto-rows: auto;
  padding: 0;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  background: var(--color-surface);
  list-style: none;

  & > li {
    display: grid;
    grid-row: span 4;
    grid-template-rows: subgrid;
    gap: var(--space-4);
    align-content: start;
    padding: var(--space-5);
    border-inline-start: 1px solid var(--color-line);
  }
  & > li:first-child {
    border-inline-start: 0;
  }
  & > li[data-own] {
    background: var(--color-steel-tint);
  }
  @media (max-width: 1023px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > li:nth-child(odd) {
      border-inline-start: 0;
    }
    & > li:nth-child(n + 3) {
      border-top: 1px solid var(--color-line);
    }
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    & > li {
      border-inline-start: 0;
    }
    & > li + li {
      border-top: 1px solid var(--color-line);
    }
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  align-items: center;
  min-height: var(--control-small);
`

const Facts = styled.dl`
  display: grid;
  gap: var(--space-3);
  align-content: start;
  font-size: var(--text-compact);
  line-height: 1.45;

  & dt {
    color: var(--color-ink-muted);
    font-size: var(--text-small);
  }
  & dd {
    margin: 0;
    font-weight: var(--weight-strong);
  }
  ${media.phone} {
    gap: var(--space-2);

    & > div {
      display: grid;
      grid-template-columns: 8rem 1fr;
      align-items: baseline;
    }
  }
`

const Benefits = styled.ul`
  list-style: disc;
  padding-inline-start: var(--space-5);
  font-size: var(--text-compact);

  & > li + li {
    margin-top: var(--space-1);
  }
`
