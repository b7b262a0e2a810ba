import type { CallAnswers } from '@framewell/domain/http/answerCalls'
import { listOrderMessages, type OrderMessage, readOrderMessages, sendOrderMessage } from '@framewell/domain/orders/messageCalls'
import { uploadOrderFile } from '@framewell/domain/orders/workCalls'

const NOW = new Date().toISOString()

/** An entry of a story's conversation; a message of its builder unless said. */
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
  /** Who looks, and writes. */
  readonly as?: Pick<OrderMessage, 'party' | 'authorName'>
  /** Instead of the reading. */
  readonly list?: () => Promise<never>
}

/** Answers the calls of an order's conversation for stories, keeping what is written. */
export function threadDesk({
  messages: given,
  openDispute = null,
  as,
  list,
}: ThreadDesk): CallAnswers<
  readonly [typeof listOrderMessages, typeof readOrderMessages, typeof sendOrderMessage, typeof uploadOrderFile]
> {
  let messages = [...given]
  const thread = () => ({ messages, unread: messages.filter(({ unread }) => unread).length, openDispute })
  return [
    [listOrderMessages, list ?? thread],
    [
      readOrderMessages,
      () => {
        messages = messages.map((message) => ({ ...message, unread: false }))
        return { unread: 0 }
      },
    ],
    [
      sendOrderMessage,
      ({ text }) => {
        messages = [...messages, storyMessage(`m${messages.length + 1}`, { ...as, text, mine: true })]
        return thread()
      },
    ],
    [
      uploadOrderFile,
      ({ name, id }) => ({ file: { id: id ?? 'f1', name, mimeType: 'image/jpeg', sizeBytes: 1000, url: '/api/tracking/orders/file' } }),
    ],
  ]
}
