import { declineOrder } from '@framewell/domain/orders/workCalls'
import { useSearchParams } from 'react-router-dom'
import { ReasonDialog } from '../orders/ReasonDialog'

/** A shop declines an order before fabrication, with a reason. */
export const DeclineWork = ({ number }: { number: string }) => {
  const [, setAddress] = useSearchParams()
  return (
    <ReasonDialog
      run={(api, input, how) => api(declineOrder, input, how)}
      number={number}
      advances="reroute"
      onDone={() => setAddress({})}
      words={{
        trigger: 'Decline this job',
        title: `Decline order ${number}?`,
        description: 'We’ll look for another shop. The builder and Framewell see your reason.',
        action: 'Decline order',
        pending: 'Declining...',
        makes: 'answer',
        done: `Order ${number} declined`,
        failed: 'Not declined',
      }}
    />
  )
}
