import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Section } from '@framewell/design-system/elements/layout/Section'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { ProgressBar } from '@framewell/design-system/elements/progress-bar/ProgressBar'
import { Spinner } from '@framewell/design-system/elements/spinner/Spinner'
import { Stat } from '@framewell/design-system/elements/stat/Stat'
import { StatRow } from '@framewell/design-system/elements/stat/StatRow'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { getYcMetrics, type YcMetrics } from '@framewell/domain/insights/analyticsCalls'
import type { MetricName } from '@framewell/domain/insights/metrics'
import { metricText } from '@framewell/domain/insights/metricText'
import { readinessChecklist, readinessScore } from '@framewell/domain/insights/readiness'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { FindShortcut } from '@framewell/remote-kit/session/FindShortcut'
import { hasRole } from '@framewell/remote-kit/session/hasRole'
import { sessionQuery } from '@framewell/remote-kit/session/sessionQuery'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'
import { Check, Minus } from 'lucide-react'
import { styled } from 'styled-components'
import { FigureDrawer } from '../insights/FigureDrawer'
import { FigureStat } from '../insights/FigureStat'
import { FigureWords } from '../insights/FigureWords'
import { KnownValue } from '../insights/KnownValue'
import { Panel, Panels } from '../insights/Panels'

/** Milliseconds, as specified: visitors without an account get no change events. */
const REFRESH_EVERY = 30_000

/** A card: its label, its field in the call, and the metric that explains how it is counted. */
type Line = readonly [label: string, member: keyof YcMetrics, metric: MetricName]
const GROUPS: readonly { readonly title: string; readonly lines: readonly Line[] }[] = [
  {
    title: 'Revenue',
    lines: [
      ['Revenue a month', 'mrr', 'mrr'],
      ['Total revenue', 'totalRevenue', 'totalRevenue'],
      ['Average contract', 'averageContractValue', 'averageContractValue'],
    ],
  },
  {
    title: 'Users',
    lines: [
      ['Active users', 'activeUsers', 'activeUsers'],
      ['Weekly active users', 'weeklyActiveUsers', 'weeklyActiveUsers'],
      ['All users', 'totalUsers', 'totalUsers'],
      ['User growth', 'userGrowthRate', 'totalUsers'],
    ],
  },
  {
    title: 'Funnel',
    lines: [
      ['Leads', 'totalLeads', 'totalLeads'],
      ['Qualified leads', 'qualifiedLeads', 'qualifiedLeads'],
      ['Customers', 'convertedCustomers', 'convertedCustomers'],
      ['Conversion rate', 'conversionRate', 'conversionRate'],
    ],
  },
  {
    title: 'Quotes',
    lines: [
      ['Quotes', 'quotesGenerated', 'quotesGenerated'],
      ['Average quote', 'averageQuoteValue', 'averageQuoteValue'],
      ['Quote to contract', 'quoteToContractRate', 'quoteToContractRate'],
    ],
  },
  {
    title: 'Market',
    lines: [
      ['Average project', 'averageProjectSize', 'averageProjectSize'],
      ['Average margin', 'averageProfitMargin', 'averageProfitMargin'],
    ],
  },
]

/** /yc-dashboard: product figures for investors; aggregates only. */
export const YcDashboardPage = () => {
  const shell = useShell()
  const { call } = shell
  const { data: session } = useQuery(sessionQuery(shell))
  const metrics = useQuery({
    queryKey: ['yc-metrics'],
    queryFn: ({ signal }) => call(getYcMetrics, {}, { signal }),
    refetchInterval: REFRESH_EVERY,
    retry: retryUnlessRefused,
  })
  return (
    <Section space="tight">
      <FindShortcut />
      <Stack gap={6}>
        <Heading level={1} size={3}>
          Metrics Dashboard
        </Heading>
        {metrics.data ? (
          <>
            <Figures metrics={metrics.data} />
            {session && hasRole(session, OPERATOR_ROLES) ? <FigureDrawer /> : <FigureWords />}
          </>
        ) : metrics.isError ? (
          <ErrorState title="No metrics data available" onRetry={() => void metrics.refetch()} retrying={metrics.isFetching}>
            Check your analytics configuration
          </ErrorState>
        ) : (
          <Waiting>
            <Spinner size="base" />
            <p role="status">Loading metrics...</p>
          </Waiting>
        )}
      </Stack>
    </Section>
  )
}

const growthText = (growth: number | null) => metricText(growth, 'percent')

const Figures = ({ metrics }: { metrics: YcMetrics }) => (
  <Groups>
    {GROUPS.map(({ title, lines }) => (
      <section key={title} aria-label={title}>
        <Stack gap={3}>
          <Heading level={2} size={5}>
            {title}
          </Heading>
          <StatRow>
            {lines.map(([label, member, name]) => (
              <FigureStat
                key={member}
                name={name}
                label={label}
                figure={{ value: metrics[member], change: null }}
                {...(member === 'userGrowthRate' ? { textOf: growthText, detail: 'since the month began' } : {})}
              />
            ))}
            {title === 'Market' ? (
              <Stat
                label="Average rental yield"
                value={
                  <KnownValue known={metrics.averageRentalYield !== null}>{metricText(metrics.averageRentalYield, 'percent')}</KnownValue>
                }
                detail="The product stores no rents."
              />
            ) : null}
          </StatRow>
        </Stack>
      </section>
    ))}
    <Panels>
      <Panel title="Readiness score">
        <ProgressBar label={`${readinessScore(metrics)} of 100`} value={readinessScore(metrics)} />
      </Panel>
      <Panel title="Checklist">
        <Checklist>
          {readinessChecklist(metrics).map(({ label, done }) => (
            <li key={label} data-done={done}>
              {done ? <Check aria-hidden="true" /> : <Minus aria-hidden="true" />}
              {label}
              <span className="visually-hidden">{done ? ': done' : ': not yet'}</span>
            </li>
          ))}
        </Checklist>
      </Panel>
    </Panels>
  </Groups>
)

/** Revenue at full width with its first figure large; the other groups in two columns. */
const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8) var(--space-6);

  & > section:first-child [data-figure='mrr'] > div > span:nth-child(2) {
    font-size: clamp(2.75rem, 1.5rem + 5vw, 5rem);
  }
  & > section:not(:first-child) [data-order] > span:nth-child(2) {
    font-size: var(--text-h3);
  }
  ${media.phone} {
    & > section:first-child [data-figure='mrr'] {
      flex-basis: 100%;
    }
  }
  ${media.desk} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > section:first-child,
    & > :last-child {
      grid-column: 1 / -1;
    }
    & > section:first-child [data-figure='mrr'] {
      flex-grow: 3;
    }
  }
`

const Waiting = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: center;
  padding: var(--space-16);
`

const Checklist = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  & li {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    color: var(--color-ink-muted);
  }
  & li[data-done='true'] {
    color: var(--color-ink);
  }
  & svg {
    flex: none;
    width: 1.125rem;
    color: var(--color-ink-subtle);
  }
  & [data-done='true'] svg {
    color: var(--color-ok);
  }
`
