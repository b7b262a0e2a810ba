import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { listOrderMessages, readOrderMessages, sendOrderMessage } from '@framewell/domain/orders/messageCalls'
import type { Order } from '@framewell/domain/orders/order'
import type { ORDER_PARTIES } from '@framewell/domain/orders/transitions'
import { downloadOrderFile, uploadOrderFile } from '@framewell/domain/orders/workCalls'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Paperclip } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useDownload } from '../files/useDownload'
import { MessageList, type Side } from '../threads/MessageList'
import { WriteMessage } from '../threads/WriteMessage'
import { LoadingOrder } from './LoadingOrder'
import { ORDER_QUERIES } from './orderQueries'

const SIDES: Readonly<Record<(typeof ORDER_PARTIES)[number], Side>> = {
  builder: 'builder',
  fabricator: 'fabricator',
  operator: 'operator',
  system: 'operator',
}

/** The thread of builder, shop and operator on an order. What is opened counts as read; its marks stay until the thread is opened anew. */
export const Communication = ({ order: { number: orderId } }: { order: Order }) => {
  const api = useGuardedCall()
  const queries = useQueryClient()
  const download = useDownload()
  const [attached, setAttached] = useState<readonly { readonly id: string; readonly name: string }[]>([])
  const queryKey = [...ORDER_QUERIES, 'messages', orderId] as const
  const thread = useQuery({ queryKey, queryFn: ({ signal }) => api(listOrderMessages, { orderId }, { signal }), networkMode: 'always' })
  const { mutate: markRead } = useMutation({
    mutationFn: (through: string) => api(readOrderMessages, { orderId, through }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: [...ORDER_QUERIES, 'list'] }),
  })
  const newest = thread.data?.messages.at(-1)?.id
  const unread = (thread.data?.unread ?? 0) > 0
  useEffect(() => {
    if (newest !== undefined && unread) markRead(newest)
  }, [newest, unread, markRead])
  return (
    <Reading read={thread} loading="Loading order details..." failure="The messages could not be read" skeleton={<LoadingOrder />}>
      {({ messages }) => (
        <Stack gap={6}>
          <MessageList
            messages={messages.map(({ id, party, authorName, text, at, unread: isNew, attachments }) => ({
              id,
              by: authorName,
              side: SIDES[party],
              text,
              at,
              unread: isNew,
              attachments: attachments.map((file) => (
                <div key={file.id}>
                  <Button
                    size="small"
                    variant="plain"
                    icon={<Paperclip />}
                    onClick={() => void download(downloadOrderFile, { orderId, fileId: file.id }, file.name)}
                  >
                    {file.name}
                  </Button>
                </div>
              )),
            }))}
          />
          <WriteMessage
            attached={attached.map(({ name }) => name)}
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
