import { Card } from '@framewell/design-system/elements/card/Card'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { Eyebrow } from '@framewell/design-system/elements/text/Eyebrow'
import { Text } from '@framewell/design-system/elements/text/Text'
import { ASSIGNABLE_TIERS } from '@framewell/domain/credit/tier'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { tiersQuery } from './creditQueries'
import { scoreRange } from './scoreRange'
import { TierFacts } from './TierFacts'
import { TierMark } from './TierMark'

/** The three tiers an application can reach, beside the form: requirements and benefits. */
export const TierOverview = () => {
  const { call } = useShell()
  const { data, error, refetch, isFetching } = useQuery(tiersQuery(call))
  return (
    <Card padding="large">
      <Stack gap={3}>
        <Eyebrow tone="muted">What your answers decide</Eyebrow>
        {data ? (
          <List>
            {ASSIGNABLE_TIERS.map((tier) => (
              <li key={tier}>
                <Head>
                  <Name>
                    <TierMark tier={tier} />
                    <TierFacts tier={tier} />
                  </Name>
                  <Range>{scoreRange(tier, data.thresholds)}</Range>
                </Head>
                <Text size="compact" tone="muted">
                  {data.tierTerms[tier].summary}
                </Text>
                <Text size="small">
                  {data.tierTerms[tier].paymentTerms}, {data.tierTerms[tier].limitText}
                </Text>
              </li>
            ))}
          </List>
        ) : error ? (
          <ErrorState title="The tiers could not be loaded" onRetry={() => refetch()} retrying={isFetching}>
            You can still apply.
          </ErrorState>
        ) : (
          <LoadingArea label="Loading the tiers">
            <Stack gap={5}>
              {ASSIGNABLE_TIERS.map((tier) => (
                <Skeleton key={tier} shape="block" height="5.5rem" />
              ))}
            </Stack>
          </LoadingArea>
        )}
        <Link href="/terms" variant="standalone">
          Compare all terms
        </Link>
      </Stack>
    </Card>
  )
}

const List = styled.ul`
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    gap: var(--space-1);
    padding-block: var(--space-4);
    border-top: 1px solid var(--color-line);
  }
`

const Head = styled.div`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  justify-content: space-between;
`

const Name = styled.span`
  display: inline-flex;
  gap: var(--space-1);
  align-items: center;
  font-family: var(--font-display);
  font-size: var(--text-h4);
  font-stretch: var(--width-display);
  font-weight: var(--weight-heavy);
`

const Range = styled.span`
  color: var(--color-ink-muted);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
`
