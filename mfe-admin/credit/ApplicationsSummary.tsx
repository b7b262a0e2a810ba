import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { Stat } from '@framewell/design-system/elements/stat/Stat'
import { StatRow } from '@framewell/design-system/elements/stat/StatRow'
import type { listCreditApplications } from '@framewell/domain/credit/operatorCalls'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { figure } from '@framewell/domain/numbers/figure'
import { styled } from 'styled-components'

type Summary = CallOutput<typeof listCreditApplications>['summary']

/** The figures over all applications, whatever the filter; undefined while they load. */
export const ApplicationsSummary = ({ summary }: { summary: Summary | undefined }) => (
  <Figures>
    <Stat
      label="Total applications"
      value={shown(summary?.total)}
      detail={summary ? `${shown(summary.rejected)} rejected` : '… rejected'}
    />
    <Stat label="Approved" value={shown(summary?.approved)} detail={share(summary, summary?.approved)} />
    <Stat label="Pending review" value={shown(summary?.pending)} detail={share(summary, summary?.pending)} />
    <Stat label="Average credit score" value={summary ? average(summary.averageScore) : loading} detail="of 100 points" />
  </Figures>
)

/** As tall as the figure it stands for. */
const loading = <Skeleton width="3.5rem" height="1.06em" style={{ marginBlock: 0 }} />

function shown(count: number | undefined) {
  return count === undefined ? loading : figure(count)
}

function average(score: number | null): string {
  return score === null ? 'N/A' : figure(score, 1)
}

/** A count as its share of all applications, in whole percent. */
function share(summary: Summary | undefined, count: number | undefined): string {
  if (!summary || count === undefined || summary.total === 0) return 'of all applications'
  return `${Math.round((count / summary.total) * 100)}% of all applications`
}

const Figures = styled(StatRow)`
  @media (max-width: 64rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
