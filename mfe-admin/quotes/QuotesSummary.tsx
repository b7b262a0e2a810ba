import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { Stat } from '@framewell/design-system/elements/stat/Stat'
import { StatRow } from '@framewell/design-system/elements/stat/StatRow'
import { media } from '@framewell/design-system/tokens/breakpoint'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { dollars, usd } from '@framewell/domain/money/usd'
import { figure } from '@framewell/domain/numbers/figure'
import type { listQuotes } from '@framewell/domain/quotes/quoteCalls'
import { styled } from 'styled-components'

/** The figures over all open quotes, whatever the filter; undefined while they load. */
export const QuotesSummary = ({ summary }: { summary: CallOutput<typeof listQuotes>['summary'] | undefined }) => (
  <Figures>
    <Stat label="Open quotes" value={summary ? figure(summary.open) : loading} detail="valid and not ordered" />
    <Stat label="Value of open quotes" value={summary ? dollars(summary.openTotal) : loading} detail="in US dollars" />
    <Stat
      label="Average open quote"
      value={summary ? (summary.open === 0 ? 'N/A' : usd(Math.round(summary.openTotal / summary.open) * 100)) : loading}
      detail="in US dollars"
    />
  </Figures>
)

/** As tall as the figure it stands for. */
const loading = <Skeleton width="5rem" height="1.06em" style={{ marginBlock: 0 }} />

const Figures = styled(StatRow)`
  ${media.phone} {
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`
