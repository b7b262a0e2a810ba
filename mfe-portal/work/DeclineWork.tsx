import { declineOrder } from '@framewell/domain/orders/workCalls'
import { useSearchParams } from 'react-router-dom'
import { ReasonDialog } from '../orders/ReasonDialog'

/** A shop declines an order before fabrication, with a reason. */
export const DeclineWork = ({ number }: { number: string }) => {
  const [, setAddress] = useSearchParams()
  return (
    <ReasonDialog
      call={declineOrder}
      number={number}
      advances="reroute"
      onDone={() => setAddress({})}
      words={{
        trigger: 'Decline this job',
        title: `Give order ${number} back?`,
        description: 'Another shop takes it over. The builder and we see your reason.',
        action: 'Give it back',
        pending: 'Giving back...',
        makes: 'answer',
        done: `Order ${number} is given back`,
        failed: 'Not given back',
      }}
    />
  )
}
