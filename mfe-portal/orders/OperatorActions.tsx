import type { Order } from '@framewell/domain/orders/order'
import { holdOrder } from '@framewell/domain/orders/orderCalls'
import { declineOrder } from '@framewell/domain/orders/workCalls'
import { ReasonDialog } from './ReasonDialog'

/** For operators: puts an order on hold, resumes it, or gives it to the next best shop. Renders nothing for the order's parties. */
export const OperatorActions = ({ order: { number, seenAs, may, fabricator } }: { order: Order }) => {
  if (seenAs !== 'operator') return null
  return (
    <>
      {may.includes('resume') ? (
        <ReasonDialog
          run={(api, input, how) => api(holdOrder, { ...input, action: 'resume' }, how)}
          number={number}
          danger={false}
          words={{
            trigger: 'Resume',
            title: `Resume order ${number}?`,
            description: fabricator
              ? `${fabricator.name} goes on with it. If it has not accepted the order, it is asked to again.`
              : 'We look for a shop that can make it by its day. It stays on hold if there is none.',
            action: 'Resume the order',
            pending: 'Resuming...',
            makes: 'change',
            done: `Order ${number} resumed`,
            failed: 'Not resumed',
          }}
        />
      ) : null}
      {may.includes('hold') ? (
        <ReasonDialog
          run={(api, input, how) => api(holdOrder, { ...input, action: 'hold' }, how)}
          number={number}
          words={{
            trigger: 'Put on hold',
            title: `Put order ${number} on hold?`,
            description: 'Work stops; the order keeps its production week. The builder and the shop read your reason.',
            action: 'Put it on hold',
            pending: 'Holding...',
            makes: 'change',
            done: `Order ${number} is on hold`,
            failed: 'Not put on hold',
          }}
        />
      ) : null}
      {may.includes('decline') ? (
        <ReasonDialog
          run={(api, input, how) => api(declineOrder, input, how)}
          number={number}
          advances="reroute"
          words={{
            trigger: 'Find another shop',
            title: `Take order ${number} from ${fabricator?.name ?? 'its shop'}?`,
            description:
              'The next best shop that has not had it gets it at the same price and terms. If none can make it by its day, it waits on hold.',
            action: 'Find another shop',
            pending: 'Looking for a shop...',
            makes: 'change',
            done: `Order ${number} taken from ${fabricator?.name ?? 'its shop'}`,
            failed: 'Not moved',
          }}
        />
      ) : null}
    </>
  )
}
