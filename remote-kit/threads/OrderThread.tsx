import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { listOrderMessages, type OrderMessage, readOrderMessages, sendOrderMessage } from '@framewell/domain/orders/messageCalls'
import { downloadOrderFile, uploadOrderFile } from '@framewell/domain/orders/workCalls'
import { downloadDisputeEvidence } from '@framewell/domain/payments/disputeCalls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Paperclip } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useDownload } from '../files/useDownload'
import { useLive } from '../live/useLive'
import { Reading } from '../reading/Reading'
import { retryUnlessRefused } from '../reading/retryUnlessRefused'
import { SIGNED_IN_QUERIES } from '../session/sessionQuery'
import { useGuardedCall } from '../session/useGuardedCall'
import { MessageList } from './MessageList'
import { WriteMessage } from './WriteMessage'

interface OrderThreadProps {
  /** The order's number. */
  orderId: string
  /** Query of the unread counts, reloaded once these are read. */
  counts: readonly string[]
  /** Above the thread, when the order has an open dispute. */
  dispute?: (open: { readonly decideBy: string; readonly late: boolean }) => ReactNode
}

/**
 * An order's conversation between builder, shop and operator, wherever it is shown; its disputes are discussed here too. Opening it marks
 * it as read; the marks stay visible until it is opened again.
 */
export const OrderThread = ({ orderId, counts, dispute }: OrderThreadProps) => {
  const api = useGuardedCall()
  const queries = useQueryClient()
  const queryKey = [...SIGNED_IN_QUERIES, 'order-thread', orderId] as const
  useLive('orders', queryKey)
  const [attached, setAttached] = useState<readonly { readonly id: string; readonly name: string }[]>([])
  const thread = useQuery({
    queryKey,
    queryFn: ({ signal }) => api(listOrderMessages, { orderId }, { signal }),
    networkMode: 'always',
    retry: retryUnlessRefused,
  })
  const { mutate: markRead } = useMutation({
    mutationFn: (through: string) => api(readOrderMessages, { orderId, through }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: counts }),
  })
  const newest = thread.data?.messages.at(-1)?.id
  const unread = (thread.data?.unread ?? 0) > 0
  useEffect(() => {
    if (newest !== undefined && unread) markRead(newest)
  }, [newest, unread, markRead])
  return (
    <Reading read={thread} loading="Loading messages" failure="The messages could not be loaded">
      {({ messages, openDispute }) => (
        <Stack gap={6}>
          {openDispute && dispute ? dispute(openDispute) : null}
          <MessageList
            messages={messages.map((message) => ({
              ...message,
              attachments: message.attachments.map((file) => <Attachment key={file.id} orderId={orderId} message={message} file={file} />),
            }))}
          />
          <WriteMessage
            attached={attached}
            detach={(id) => setAttached((now) => now.filter((file) => file.id !== id))}
            send={async (call, text, how) => {
              const answer = await call(sendOrderMessage, { orderId, text, attachments: attached.map(({ id }) => id) }, how)
              setAttached([])
              return answer
            }}
            attach={async (call, file, how) => {
              const { file: kept } = await call(uploadOrderFile, { orderId, name: file.name }, how)
              setAttached((now) => [...now, kept])
            }}
            onSettled={() => void queries.invalidateQueries({ queryKey })}
          />
        </Stack>
      )}
    </Reading>
  )
}

interface AttachmentProps {
  orderId: string
  message: OrderMessage
  file: OrderMessage['attachments'][number]
}

const Attachment = ({ orderId, message: { kind, dispute }, file: { id, name } }: AttachmentProps) => {
  const download = useDownload()
  const save = () =>
    kind === 'evidence' && dispute
      ? download(downloadDisputeEvidence, { id: dispute, evidenceId: id }, name)
      : download(downloadOrderFile, { orderId, fileId: id }, name)
  return (
    <div>
      <Button size="small" variant="plain" icon={<Paperclip />} onClick={() => void save()}>
        {name}
      </Button>
    </div>
  )
}
