import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { FRAME_FORMAT_NAMES } from '@framewell/domain/export/frameFormat'
import type { Order } from '@framewell/domain/orders/order'
import { downloadOrderFrame } from '@framewell/domain/orders/panelCalls'
import { downloadOrderCalendar, downloadOrderCutList, downloadOrderDocument } from '@framewell/domain/orders/workCalls'
import { useDownload } from '@framewell/remote-kit/files/useDownload'
import { CalendarPlus, DraftingCompass, FileDown, Scissors } from 'lucide-react'

/** An order's documents, and its dates as a calendar file. */
export const OrderDocuments = ({ order: { number: orderId, seenAs, signature } }: { order: Order }) => {
  const download = useDownload()
  const document = (which: 'order-form' | 'confirmation') =>
    void download(downloadOrderDocument, { orderId, document: which }, `${orderId}-${which}.pdf`)
  return (
    <Stack as="section" gap={3} aria-label="Documents">
      <Heading level={2} size={5}>
        Documents
      </Heading>
      <Stack direction="row" gap={3}>
        {seenAs === 'fabricator' ? null : (
          <Button icon={<FileDown />} onClick={() => document('order-form')}>
            Order form
          </Button>
        )}
        {seenAs === 'fabricator' || !signature ? null : (
          <Button icon={<FileDown />} onClick={() => document('confirmation')}>
            Confirmation
          </Button>
        )}
        <Button
          icon={<DraftingCompass />}
          onClick={() => void download(downloadOrderFrame, { orderId, format: 'pdf' }, `${orderId}_frame.pdf`)}
        >
          {FRAME_FORMAT_NAMES.pdf}
        </Button>
        <Button icon={<Scissors />} onClick={() => void download(downloadOrderCutList, { orderId }, `${orderId}-cut-list.csv`)}>
          Cut list
        </Button>
        <Button icon={<CalendarPlus />} onClick={() => void download(downloadOrderCalendar, { orderId }, `${orderId}.ics`)}>
          Calendar file
        </Button>
      </Stack>
    </Stack>
  )
}
