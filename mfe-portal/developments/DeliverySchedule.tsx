import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { Table, type TableColumn } from '@framewell/design-system/elements/table/Table'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { deliveries } from '@framewell/domain/developments/deliveries'
import type { Development } from '@framewell/domain/developments/development'
import { downloadDevelopment } from '@framewell/domain/developments/developmentCalls'
import type { Lot } from '@framewell/domain/developments/lot'
import { ORDER_STAGE_LABELS, ORDER_STATUS_LABELS } from '@framewell/domain/orders/stages'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { useDownload } from '@framewell/remote-kit/files/useDownload'
import { Download } from 'lucide-react'
import { reviewPath } from '../orders/orderPaths'
import { placeWords } from './developmentWords'

interface DeliveryScheduleProps {
  development: Development
}

/** The lots by the day they are needed. */
export const DeliverySchedule = ({ development: { id, name, lots } }: DeliveryScheduleProps) => {
  const download = useDownload()
  const columns: readonly TableColumn<Lot>[] = [
    { id: 'day', header: 'Needed by', cell: ({ deliverBy }) => (deliverBy ? longDate(`${deliverBy}T12:00:00Z`) : 'No day yet') },
    { id: 'lot', header: 'Lot', onPhone: 'title', cell: (lot) => lot.name },
    { id: 'plan', header: 'Plan', cell: ({ planName }) => planName },
    { id: 'place', header: 'Site', cell: placeWords },
    {
      id: 'order',
      header: 'Order',
      cell: ({ order }) =>
        order ? (
          <Link href={reviewPath(order.number)}>
            {order.number},{' '}
            {order.status === 'active' ? labelOf(ORDER_STAGE_LABELS, order.stage) : labelOf(ORDER_STATUS_LABELS, order.status)}
          </Link>
        ) : (
          'Not called off'
        ),
    },
  ]
  return (
    <Stack gap={5}>
      <div>
        <Button
          icon={<Download />}
          disabledReason={lots.length === 0 ? 'Add a lot first.' : null}
          onClick={() => void download(downloadDevelopment, { developmentId: id, file: 'schedule' }, `${name}.csv`)}
        >
          Delivery schedule (CSV)
        </Button>
      </div>
      <Text size="small" tone="muted" measured>
        No shop reserves a week for a lot until you call it off. Its order then gets its own dates.
      </Text>
      <Table caption="Deliveries by day" columns={columns} rows={deliveries(lots)} rowKey={(lot) => lot.id} notice="No lots yet." />
    </Stack>
  )
}
