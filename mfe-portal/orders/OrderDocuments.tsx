import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { calendarFile } from '@framewell/domain/orders/calendarFile'
import type { Order } from '@framewell/domain/orders/order'
import { saveBlob } from '@framewell/remote-kit/files/saveBlob'
import { CalendarPlus, FileText } from 'lucide-react'
import { reviewPath } from './orderPaths'

/** The papers of an order, and its dates for a calendar. */
export const OrderDocuments = ({ order }: { order: Order }) => (
  <Stack as="section" gap={3} aria-label="Documents">
    <Heading level={2} size={5}>
      Documents
    </Heading>
    <Stack direction="row" gap={3}>
      <Button href={reviewPath(order.number)} icon={<FileText />}>
        Order form
      </Button>
      <Button icon={<CalendarPlus />} onClick={() => saveCalendar(order)}>
        Calendar file
      </Button>
    </Stack>
  </Stack>
)

function saveCalendar(order: Order): void {
  const file = calendarFile(order, new Date(), location.hostname)
  saveBlob(`${order.number}.ics`, new Blob([file], { type: 'text/calendar;charset=utf-8' }))
}
