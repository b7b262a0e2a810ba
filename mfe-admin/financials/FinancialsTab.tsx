import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { Stat } from '@framewell/design-system/elements/stat/Stat'
import { StatRow } from '@framewell/design-system/elements/stat/StatRow'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { FINANCIAL_PERIODS, type FinancialPeriod, type Financials } from '@framewell/domain/insights/analyticsCalls'
import { metricText } from '@framewell/domain/insights/metricText'
import { percent } from '@framewell/domain/numbers/figure'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { ChartFigure } from '../insights/chart/ChartFigure'
import { FigureStat } from '../insights/FigureStat'
import { financialsQuery } from '../insights/insightQueries'
import { Panel, Panels } from '../insights/Panels'
import { ReadArea } from '../insights/ReadArea'
import { useFigures } from '../insights/useFigures'

const PERIOD_WORDS: Readonly<Record<FinancialPeriod, string>> = {
  week: 'Last 7 days',
  month: 'Last 30 days',
  quarter: 'Last 13 weeks',
  year: 'Last 12 months',
}
const PART_WORDS: Readonly<Record<FinancialPeriod, string>> = { week: 'Day', month: 'Day', quarter: 'Week from', year: 'Month' }
const dollarsOrNone = (value: number | null) => metricText(value, 'dollars')
const dollars = (value: number) => dollarsOrNone(value)

/** Ledger movements over a period; the period is in the URL. */
export const FinancialsTab = () => {
  const [address, setAddress] = useSearchParams()
  const period = FINANCIAL_PERIODS.find((each) => each === address.get('period')) ?? 'month'
  const read = useQuery(financialsQuery(useGuardedCall(), period))
  const choose = (next: string) =>
    setAddress((current) => {
      const changed = new URLSearchParams(current)
      changed.set('period', next)
      return changed
    })
  return (
    <Stack gap={5}>
      <Period
        size="small"
        label="Period"
        value={period}
        options={optionsOf(FINANCIAL_PERIODS, PERIOD_WORDS)}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <ReadArea read={read} what="the ledger">
        {(financials) => <Shown period={period} financials={financials} />}
      </ReadArea>
    </Stack>
  )
}

const Shown = ({ period, financials }: { period: FinancialPeriod; financials: Financials }) => {
  const { figureOf, sample } = useFigures({})
  const { revenue, previousRevenue, growth, received, released, monthlyTarget, creditDrawn, creditLimit, parts, mix } = financials
  const monthly = figureOf('monthlyRevenue')?.value
  return (
    <Stack gap={5}>
      <StatRow>
        <FigureStat
          name="totalRevenue"
          label={`Revenue, ${PERIOD_WORDS[period].toLowerCase()}`}
          figure={{ value: revenue, change: growth }}
          textOf={dollarsOrNone}
          detail={`${dollars(previousRevenue)} in as long before`}
        />
        <FigureStat
          name="totalReceived"
          label={`Received, ${PERIOD_WORDS[period].toLowerCase()}`}
          figure={{ value: received, change: null }}
          textOf={dollarsOrNone}
          detail="into the bank account"
        />
        <FigureStat
          name="totalReleased"
          label={`Became payable to shops, ${PERIOD_WORDS[period].toLowerCase()}`}
          figure={{ value: released, change: null }}
          textOf={dollarsOrNone}
          detail="by releases and early payouts, after the margin and the retainage"
        />
        <Stat
          label="Monthly target"
          value={dollars(monthlyTarget)}
          detail={
            <>
              {typeof monthly === 'number' && monthlyTarget > 0
                ? `${percent(monthly / monthlyTarget)} reached by this month’s revenue. `
                : ''}
              <Link href="/cms/globals/price-settings">Change</Link>
            </>
          }
        />
        <Stat
          label="Released or paid early on trade credit"
          value={dollars(creditDrawn)}
          detail={
            <>
              {creditLimit === null ? 'not received yet; no limit is set. ' : `of the ${dollars(creditLimit)} limit, not received yet. `}
              <Link href="/cms/globals/price-settings">Change</Link>
            </>
          }
        />
        <FigureStat
          name="averageContractValue"
          label="Average project value"
          figure={figureOf('averageContractValue')}
          sample={sample}
          detail="orders of the last 365 days"
        />
      </StatRow>
      <Panels>
        <Panel title="Revenue growth">
          <ChartFigure
            title={`Revenue, ${PERIOD_WORDS[period].toLowerCase()}`}
            of={PART_WORDS[period]}
            kind="bars"
            categories={parts.map(({ label }) => label)}
            series={[{ name: 'Revenue', values: parts.map((part) => part.revenue) }]}
            textOf={dollars}
          />
        </Panel>
        <Panel title="Money in and out">
          <ChartFigure
            title={`Received, and became payable to shops, ${PERIOD_WORDS[period].toLowerCase()}`}
            of={PART_WORDS[period]}
            kind="bars"
            categories={parts.map(({ label }) => label)}
            series={[
              { name: 'Received', values: parts.map((part) => part.received) },
              { name: 'Became payable to shops', values: parts.map((part) => part.released) },
            ]}
            textOf={dollars}
          />
        </Panel>
        <Panel title="Payment mix">
          {mix.length === 0 ? (
            <EmptyState title="Nothing came in">Payments and trade credit of this period appear here.</EmptyState>
          ) : (
            <DescriptionList
              variant="figures"
              items={mix.map(({ kind, amount, percent }) => ({ term: MIX_WORDS[kind], detail: `${dollars(amount)} (${percent}%)` }))}
            />
          )}
        </Panel>
      </Panels>
    </Stack>
  )
}

const MIX_WORDS: Readonly<Record<Financials['mix'][number]['kind'], string>> = {
  received: 'Received at the bank',
  trade_credit: 'Trade credit extended, not paid yet',
}

const Period = styled(SelectField)`
  max-width: 14rem;
`
