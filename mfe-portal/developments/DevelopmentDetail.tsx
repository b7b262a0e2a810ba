import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { Stat } from '@framewell/design-system/elements/stat/Stat'
import { StatRow } from '@framewell/design-system/elements/stat/StatRow'
import { Tabs } from '@framewell/design-system/elements/tabs/Tabs'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { labelOf } from '@framewell/domain/collections/labelOf'
import type { Development } from '@framewell/domain/developments/development'
import { lotCents } from '@framewell/domain/developments/lot'
import { sumCents } from '@framewell/domain/money/cents'
import { usd } from '@framewell/domain/money/usd'
import { useTab } from '@framewell/remote-kit/address/useTab'
import { CallOffLot } from './CallOffLot'
import { DeliverySchedule } from './DeliverySchedule'
import { DevelopmentBill } from './DevelopmentBill'
import { DevelopmentNesting } from './DevelopmentNesting'
import { DEVELOPMENT_STATE_LABELS, DEVELOPMENT_STATE_TONES } from './developmentWords'
import { LotList } from './LotList'
import { QuoteAndOrder } from './QuoteAndOrder'
import { useCalledOffLot } from './useCalledOffLot'

const TABS = ['lots', 'quote', 'bill', 'nesting', 'schedule'] as const

interface DevelopmentDetailProps {
  development: Development
  book: PriceBook
}

/** One development: its lots, and everything that is made for all of them together. */
export const DevelopmentDetail = ({ development, book }: DevelopmentDetailProps) => {
  const { tab, openTab } = useTab(TABS, ['development'])
  const { lot, leave } = useCalledOffLot(development)
  if (lot) return <CallOffLot lot={lot} onLeave={leave} />
  const { name, state, lots, priceBreak } = development
  const cents = sumCents(lots.flatMap((each) => lotCents(each, state === 'ordered') ?? []))
  const calledOff = lots.filter(({ order }) => order !== null).length
  return (
    <Stack gap={8}>
      <Stack gap={2}>
        <Link href="/developments" variant="standalone">
          All developments
        </Link>
        <Stack direction="row" gap={3}>
          <Heading level={1} size={2}>
            {name}
          </Heading>
          <Badge tone={DEVELOPMENT_STATE_TONES[state]}>{labelOf(DEVELOPMENT_STATE_LABELS, state)}</Badge>
        </Stack>
      </Stack>
      <StatRow>
        <Stat label="Lots" value={lots.length} detail={state === 'ordered' ? `${calledOff} called off` : undefined} />
        <Stat
          label={state === 'ordered' ? 'Kits ordered, all lots together' : 'All lots together'}
          value={usd(cents)}
          detail={priceBreak ? `${priceBreak.percent}% off, from ${priceBreak.fromLots} lots` : 'No price break'}
        />
      </StatRow>
      <Tabs
        label="Parts of the development"
        value={tab}
        onValueChange={openTab}
        tabs={[
          { value: 'lots', label: 'Lots', count: lots.length, content: <LotList development={development} book={book} /> },
          { value: 'quote', label: 'Quote and order', content: <QuoteAndOrder development={development} /> },
          { value: 'bill', label: 'Bill and cut list', content: <DevelopmentBill development={development} /> },
          { value: 'nesting', label: 'Nesting', content: <DevelopmentNesting development={development} /> },
          { value: 'schedule', label: 'Delivery schedule', content: <DeliverySchedule development={development} /> },
        ]}
      />
    </Stack>
  )
}
