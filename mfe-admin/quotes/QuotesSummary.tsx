import { StatRow } from '@framewell/design-system/elements/stat/StatRow'
import { media } from '@framewell/design-system/tokens/breakpoint'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { wholeDollars } from '@framewell/domain/money/usd'
import type { listQuotes } from '@framewell/domain/quotes/quoteCalls'
import { styled } from 'styled-components'
import { FigureStat } from '../insights/FigureStat'

/** Figures over all open quotes, regardless of filters; undefined while they load. */
export const QuotesSummary = ({ summary }: { summary: CallOutput<typeof listQuotes>['summary'] | undefined }) => (
  <Figures>
    <FigureStat
      name="openQuotes"
      label="Open quotes"
      figure={summary && { value: summary.open, change: null }}
      detail="valid and not ordered"
    />
    <FigureStat
      name="openQuotesValue"
      label="Value of open quotes"
      figure={summary && { value: summary.openTotal, change: null }}
      detail="in US dollars"
    />
    <FigureStat
      name="averageOpenQuote"
      label="Average open quote"
      figure={summary && { value: summary.open === 0 ? null : summary.openTotal / summary.open, change: null }}
      textOf={(average) => (average === null ? 'N/A' : wholeDollars(average))}
      detail="in US dollars"
    />
  </Figures>
)

const Figures = styled(StatRow)`
  ${media.phone} {
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`
