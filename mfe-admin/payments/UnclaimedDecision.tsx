import { Button } from '@framewell/design-system/elements/button/Button'
import { decideUnclaimed } from '@framewell/domain/payments/payoutCalls'
import { ReasonDialog } from '../network/ReasonDialog'
import { PAYMENT_QUERIES } from './paymentQueries'

interface UnclaimedDecisionProps {
  /** The payout that came back. */
  payout: { readonly id: string; readonly reference: string }
  payee: string
}

/** What happens to a returned payout that waits in suspense. */
export const UnclaimedDecision = ({ payout: { id, reference }, payee }: UnclaimedDecisionProps) => (
  <>
    <ReasonDialog
      title={`Pay ${payee} again`}
      description={`${reference} came back. The next run pays it to the account of ${payee} that is confirmed by then. Two people approve that run.`}
      trigger={<Button size="small">Pay again</Button>}
      action="Pay again"
      done="Payable again"
      queries={PAYMENT_QUERIES}
      run={(api, reason, how) => api(decideUnclaimed, { id, decision: 'pay', reason }, how)}
    />
    <ReasonDialog
      title={`Recover what ${payee} owed`}
      description={`A debt of ${payee} was written off on this order. ${reference} makes up for it, at most for that much. The person who wrote it off cannot decide this.`}
      trigger={
        <Button size="small" variant="plain">
          Recover a write-off
        </Button>
      }
      action="Recover it"
      done="Write-off recovered"
      queries={PAYMENT_QUERIES}
      run={(api, reason, how) => api(decideUnclaimed, { id, decision: 'recover', reason }, how)}
    />
  </>
)
