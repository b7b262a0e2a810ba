import { type CallAnswers, refuseCall } from '@framewell/domain/http/answerCalls'
import { listOrderMessages, type OrderMessage, readOrderMessages, sendOrderMessage } from '@framewell/domain/orders/messageCalls'
import { uploadOrderFile } from '@framewell/domain/orders/workCalls'

const NOW = new Date().toISOString()
const NO_ID = '00000000-0000-4000-8000-000000000000'

/** A story's conversation entry; by default a message from its builder. */
export const storyMessage = (id: string, given: Partial<OrderMessage> & Pick<OrderMessage, 'text'>): OrderMessage => ({
  id,
  kind: 'message',
  dispute: null,
  party: 'builder',
  authorName: 'Olivia Park',
  at: NOW,
  attachments: [],
  mine: false,
  unread: false,
  ...given,
})

interface ThreadDesk {
  readonly messages: readonly OrderMessage[]
  readonly openDispute?: { id: string; reason: 'damage'; decideBy: string; late: boolean } | null
  /** The reader and author. */
  readonly as?: Pick<OrderMessage, 'party' | 'authorName'>
  /** Refuses an invalid order. */
  readonly find?: (orderId: string) => unknown
  /** Replaces the read. */
  readonly list?: () => Promise<never>
}

/** Answers an order's conversation calls for stories, storing new messages. */
export function fakeThreadServer({
  messages: given,
  openDispute = null,
  as,
  find = () => undefined,
  list,
}: ThreadDesk): CallAnswers<
  readonly [typeof listOrderMessages, typeof readOrderMessages, typeof sendOrderMessage, typeof uploadOrderFile]
> {
  let messages = [...given]
  const files = new Map<string, OrderMessage['attachments'][number]>()
  const thread = () => ({ messages, unread: messages.filter(({ unread }) => unread).length, openDispute })
  return [
    [
      listOrderMessages,
      list ??
        (({ orderId }) => {
          find(orderId)
          return thread()
        }),
    ],
    [
      readOrderMessages,
      ({ orderId, through }) => {
        find(orderId)
        const last = messages.findIndex(({ id }) => id === through)
        messages = messages.map((message, at) => (at <= last ? { ...message, unread: false } : message))
        return { unread: thread().unread }
      },
    ],
    [
      sendOrderMessage,
      ({ orderId, text, attachments }) => {
        find(orderId)
        const attached = attachments.flatMap((id) => files.get(id) ?? [])
        if (attached.length < attachments.length) throw refuseCall(sendOrderMessage, 'unknownAttachment')
        for (const { id } of attached) files.delete(id)
        const read = messages.map((message) => ({ ...message, unread: false }))
        messages = [...read, storyMessage(`m${messages.length + 1}`, { ...as, text, attachments: attached, mine: true })]
        return thread()
      },
    ],
    [
      uploadOrderFile,
      ({ orderId, name, id = NO_ID }) => {
        find(orderId)
        const file = { id, name, mimeType: 'image/jpeg', sizeBytes: 1000, url: '/api/tracking/orders/file' }
        files.set(id, file)
        return { file }
      },
    ],
  ]
}
