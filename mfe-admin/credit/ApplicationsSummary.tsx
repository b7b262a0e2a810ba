import { StatRow } from '@framewell/design-system/elements/stat/StatRow'
import type { listCreditApplications } from '@framewell/domain/credit/operatorCalls'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { figure, percent } from '@framewell/domain/numbers/figure'
import { styled } from 'styled-components'
import { FigureStat } from '../insights/FigureStat'

type Summary = CallOutput<typeof listCreditApplications>['summary']

/** Figures over all applications, regardless of filters; undefined while they load. */
export const ApplicationsSummary = ({ summary }: { summary: Summary | undefined }) => (
  <Figures>
    <FigureStat
      name="totalApplications"
      label="Total applications"
      figure={summary && { value: summary.total, change: null }}
      detail={summary ? `${figure(summary.rejected)} rejected` : '… rejected'}
    />
    <FigureStat
      name="approvedApplications"
      label="Approved"
      figure={summary && { value: summary.approved, change: null }}
      detail={share(summary, summary?.approved)}
    />
    <FigureStat
      name="pendingCreditReviews"
      label="Pending review"
      figure={summary && { value: summary.pending, change: null }}
      detail={share(summary, summary?.pending)}
    />
    <FigureStat
      name="averageCreditScore"
      label="Average credit score"
      figure={summary && { value: summary.averageScore, change: null }}
      textOf={(score) => (score === null ? 'N/A' : figure(score, 1))}
      detail="of 100 points"
    />
  </Figures>
)

/** A count as a whole percentage of all applications. */
function share(summary: Summary | undefined, count: number | undefined): string {
  if (!summary || count === undefined || summary.total === 0) return 'of all applications'
  return `${percent(count / summary.total)} of all applications`
}

const Figures = styled(StatRow)`
  @media (max-width: 64rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
