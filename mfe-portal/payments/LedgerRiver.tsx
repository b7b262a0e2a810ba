import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { dollars, dollarsWithCents } from '@framewell/domain/money/usd'
import { isShopView } from '@framewell/domain/payments/partyView'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { BalanceAt, DaysTable, useRows } from './DaysTable'
import { MoneyBar } from './MoneyBar'
import { type CashSplit, findingOf, HOLDER_WORDS, type MoneyDay, RIVER, riverLayout } from './riverLayout'
import { usePartyView } from './usePartyView'

interface LedgerRiverProps {
  days: readonly [MoneyDay, ...MoneyDay[]]
  /** Today's funding, in US dollars. */
  funding: CashSplit
}

/**
 * Amounts not paid out over time: stacked bands with a cursor line to read a day, or the same as a table. Of a shop's money the ledger has an
 * account for what is released to it alone, and the heading says what is drawn.
 */
export const LedgerRiver = ({ days, funding }: LedgerRiverProps) => {
  const [asTable, setAsTable] = useState(false)
  const isShop = isShopView(usePartyView())
  const last = days.at(-1) ?? days[0]
  const finding = findingOf(last, funding)
  return (
    <Stack as="section" gap={4} aria-label="What is not paid out yet">
      <Stack direction="row" gap={4} justify="between" align="baseline">
        <Heading level={2} size={4}>
          {isShop ? `${dollarsWithCents(last.fabricators)} is released to you and not paid out yet` : finding}
        </Heading>
        <Button size="small" variant="plain" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Show the picture' : 'Show as a table'}
        </Button>
      </Stack>
      {isShop ? <Text>{finding}, counting what is not released to you yet and what is withheld.</Text> : null}
      {asTable ? <DaysTable days={days} /> : <Picture days={days} />}
    </Stack>
  )
}

const Picture = ({ days }: { days: readonly [MoneyDay, ...MoneyDay[]] }) => {
  const [read, setRead] = useState(days.length - 1)
  const rows = useRows()
  const labelId = useId()
  const at = Math.min(read, days.length - 1)
  const { bands, owed, top, placeOf } = riverLayout(days)
  const day = days[at] ?? days[0]
  return (
    <Stack gap={3}>
      {days.length === 1 ? (
        <MoneyBar day={day} />
      ) : (
        <Plot>
          <Scale aria-hidden="true">
            <span>{dollars(top)}</span>
            <span>{dollars(top / 2)}</span>
            <span>$0</span>
          </Scale>
          <svg viewBox={`0 0 ${RIVER.width} ${RIVER.height}`} preserveAspectRatio="none" aria-hidden="true">
            {bands.map(({ holder, path }) => (
              <path key={holder} data-holder={holder} d={path} />
            ))}
            <path data-holder="receivables" d={owed} />
          </svg>
          <Line style={{ left: `calc(var(--scale) + (100% - var(--scale)) * ${placeOf(at)})` }} aria-hidden="true" />
        </Plot>
      )}
      <Reader>
        <label id={labelId} htmlFor={`${labelId}-day`}>
          {longDate(day.day)}
        </label>
        {days.length > 1 ? (
          <input
            id={`${labelId}-day`}
            type="range"
            min={0}
            max={days.length - 1}
            value={at}
            aria-label="Day to read"
            aria-valuetext={`${longDate(day.day)}: ${rows.map((holder) => `${HOLDER_WORDS[holder]} ${dollarsWithCents(day[holder])}`).join(', ')}`}
            onChange={(event) => setRead(Number(event.currentTarget.value))}
          />
        ) : null}
      </Reader>
      <Values>
        {rows.map((holder) => (
          <div key={holder}>
            <dt data-holder={holder}>{HOLDER_WORDS[holder]}</dt>
            <dd>
              <BalanceAt day={day} holder={holder} />
            </dd>
          </div>
        ))}
      </Values>
      <Text size="small" tone="muted">
        Balances of the ledger at the end of each day on which money moved.
      </Text>
    </Stack>
  )
}

const Plot = styled.div`
  position: relative;
  --scale: 4.5rem;
  height: 13rem;
  margin-block: var(--space-2);
  padding-inline-start: var(--scale);

  & > svg {
    width: 100%;
    height: 100%;
    border-bottom: 1px solid var(--color-ink);
    background: linear-gradient(var(--color-line) 0 0) 0 0 / 100% 1px no-repeat, linear-gradient(var(--color-line) 0 0) 0 50% / 100% 1px no-repeat;
    overflow: visible;
  }
  & path {
    stroke: var(--color-paper);
    stroke-width: 1;
    vector-effect: non-scaling-stroke;
  }
  & path[data-holder='escrow'] {
    fill: var(--color-steel);
  }
  & path[data-holder='retainage'] {
    fill: var(--color-steel-tint);
    stroke: var(--color-steel);
  }
  & path[data-holder='fabricators'] {
    fill: var(--color-ink-subtle);
  }
  & path[data-holder='refunds'] {
    fill: var(--color-line);
    stroke: var(--color-ink-subtle);
  }
  & path[data-holder='receivables'] {
    fill: none;
    stroke: var(--color-signal);
    stroke-width: 2;
    stroke-dasharray: 6 4;
  }
`

const Scale = styled.span`
  position: absolute;
  inset: 0 auto 0 0;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  margin-block: -0.6em;
  color: var(--color-ink-muted);
  font-size: var(--text-tiny);
  font-variant-numeric: tabular-nums;
`

const Line = styled.span`
  position: absolute;
  top: 0;
  bottom: 0;
  border-left: 1px solid var(--color-ink);
`

const Reader = styled.div`
  display: flex;
  gap: var(--space-4);
  align-items: center;

  & > label {
    min-width: 11rem;
    font-weight: var(--weight-strong);
  }
  & > input {
    flex: 1;
    min-height: var(--control-small);
    accent-color: var(--color-steel);
  }
  ${media.phone} {
    flex-wrap: wrap;
    gap: 0;

    & > label {
      flex-basis: 100%;
    }
  }
`

const Values = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-8);

  & dt {
    color: var(--color-ink-muted);
    font-size: var(--text-small);
  }
  & dt::before {
    display: inline-block;
    width: var(--space-3);
    height: var(--space-3);
    margin-inline-end: var(--space-2);
    border: 1px solid var(--color-steel);
    background: var(--color-steel-tint);
    content: '';
  }
  & dt[data-holder='escrow']::before {
    background: var(--color-steel);
  }
  & dt[data-holder='fabricators']::before {
    border-color: var(--color-ink-subtle);
    background: var(--color-ink-subtle);
  }
  & dt[data-holder='refunds']::before {
    border-color: var(--color-ink-subtle);
    background: var(--color-line);
  }
  & dt[data-holder='receivables']::before {
    height: 0;
    border: 0;
    border-top: 2px dashed var(--color-signal);
    background: none;
    vertical-align: middle;
  }
  & dd {
    font-weight: var(--weight-strong);
    font-variant-numeric: tabular-nums;
  }
`
