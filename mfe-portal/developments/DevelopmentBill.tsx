import { Button } from '@framewell/design-system/elements/button/Button'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Table, type TableColumn } from '@framewell/design-system/elements/table/Table'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { DevelopmentBill as Bill } from '@framewell/domain/developments/billOfLots'
import type { Development } from '@framewell/domain/developments/development'
import { downloadDevelopment } from '@framewell/domain/developments/developmentCalls'
import { usd } from '@framewell/domain/money/usd'
import { figure } from '@framewell/domain/numbers/figure'
import { useDownload } from '@framewell/remote-kit/files/useDownload'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { developmentBillQuery, houseStamp } from './developmentQueries'

type Line = Bill['lines'][number]

const LINES: readonly TableColumn<Line>[] = [
  { id: 'product', header: 'Product', onPhone: 'title', cell: ({ product_name }) => product_name },
  { id: 'use', header: 'Use', cell: ({ use }) => use },
  { id: 'quantity', header: 'Quantity', align: 'end', cell: ({ quantity, unit }) => `${figure(quantity)} ${unit}` },
  { id: 'net', header: 'As built', align: 'end', cell: ({ net_quantity, net_unit }) => `${figure(Math.round(net_quantity))} ${net_unit}` },
  {
    id: 'weight',
    header: 'Steel, lb',
    align: 'end',
    cell: ({ weight_pounds }) => (weight_pounds === null ? '' : figure(Math.round(weight_pounds))),
  },
  { id: 'total', header: 'List price', align: 'end', cell: ({ totalCents }) => (totalCents === null ? 'No price' : usd(totalCents)) },
]

const LOTS: readonly TableColumn<Bill['lots'][number]>[] = [
  { id: 'name', header: 'Lot', onPhone: 'title', cell: ({ name }) => name },
  { id: 'members', header: 'Members', align: 'end', cell: ({ members }) => figure(members) },
  { id: 'weight', header: 'Steel, lb', align: 'end', cell: ({ weightPounds }) => figure(Math.round(weightPounds)) },
  { id: 'total', header: 'Materials', align: 'end', cell: ({ totalCents }) => usd(totalCents) },
]

/** One bill of materials and one cut list over all lots. */
export const DevelopmentBill = ({ development }: { development: Development }) => {
  const { id, name, lots } = development
  const download = useDownload()
  const read = useQuery({ ...developmentBillQuery(useGuardedCall(), id, houseStamp(lots)), enabled: lots.length > 0 })
  if (lots.length === 0) return <Text tone="muted">Add a lot first: the bill is counted from the frames of all lots.</Text>
  return (
    <Reading read={read} loading="Counting all lots" failure="The bill could not be made">
      {({ bill }) => (
        <Stack gap={6}>
          <Stack direction="row" gap={3}>
            <Button
              icon={<Download />}
              onClick={() => void download(downloadDevelopment, { developmentId: id, file: 'bill' }, `${name}.csv`)}
            >
              Bill (CSV)
            </Button>
            <Button
              icon={<Download />}
              onClick={() => void download(downloadDevelopment, { developmentId: id, file: 'cut-list' }, `${name}.csv`)}
            >
              Cut list of all lots (CSV)
            </Button>
          </Stack>
          <DescriptionList
            variant="figures"
            items={[
              { term: `List prices of ${bill.distributor}`, detail: usd(bill.listCents) },
              { term: 'Markup', detail: usd(bill.markupCents) },
              ...(bill.discountCents === 0 ? [] : [{ term: 'Preferred discount', detail: `−${usd(bill.discountCents)}` }]),
              { term: 'Materials of all lots', detail: usd(bill.totalCents), total: true },
            ]}
          />
          <Text size="small" tone="muted" measured>
            {figure(bill.members)} members, {figure(Math.round(bill.weightPounds))} lb of steel. Every figure is the sum of the lots’ own
            bills, in whole purchase units of each lot. The price of the kits is on the quote.
          </Text>
          <Table caption="Materials of all lots" columns={LINES} rows={bill.lines} rowKey={({ csi, sku, use }) => `${csi} ${sku} ${use}`} />
          <Table caption="Materials lot by lot" showCaption columns={LOTS} rows={bill.lots} rowKey={({ id: lot }) => lot} />
        </Stack>
      )}
    </Reading>
  )
}
