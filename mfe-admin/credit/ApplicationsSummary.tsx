import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { Stat } from '@framewell/design-system/elements/stat/Stat'
import { StatRow } from '@framewell/design-system/elements/stat/StatRow'
import type { listCreditApplications } from '@framewell/domain/credit/calls'
import type { CallOutput } from '@framewell/domain/http/defineCall'

type Summary = CallOutput<typeof listCreditApplications>['summary']

/** The figures over all applications, whatever the filter; undefined while they load. */
export const ApplicationsSummary = ({ summary }: { summary: Summary | undefined }) => (
  <StatRow>
    <Stat label="Total applications" value={figure(summary?.total)} detail="since the first one" />
    <Stat label="Approved" value={figure(summary?.approved)} detail={share(summary, summary?.approved)} />
    <Stat label="Pending review" value={figure(summary?.pending)} detail={share(summary, summary?.pending)} />
    <Stat label="Average credit score" value={summary ? average(summary.averageScore) : loading} detail="of 100 points" />
  </StatRow>
)

const loading = <Skeleton width="3.5rem" />

function figure(count: number | undefined) {
  return count === undefined ? loading : count.toLocaleString('en-US')
}

function average(score: number | null): string {
  return score === null ? 'N/A' : score.toLocaleString('en-US', { maximumFractionDigits: 1 })
}

/** A count as its share of all applications, in whole percent. */
function share(summary: Summary | undefined, count: number | undefined): string {
  if (!summary || count === undefined || summary.total === 0) return 'of all applications'
  return `${Math.round((count / summary.total) * 100)}% of all applications`
}
