import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { seesAccount } from '@framewell/domain/payments/partyView'
import type { PaymentProject } from '@framewell/domain/payments/projectCalls'
import { refundTitle, refundWords } from '@framewell/domain/payments/refund'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { projectQuery } from './paymentQueries'
import { usePartyView } from './usePartyView'

/** What is owed back to an order's builder, to which account, and what was paid of it; nothing when nothing is. */
export const RefundNotice = ({ refund }: { refund: PaymentProject['refund'] }) => {
  const view = usePartyView()
  if (!refund) return null
  const toBuilder = view !== null && seesAccount(view, 'builder_payable')
  const asksForAccount = toBuilder && refund.openCents > 0 && (refund.account === null || refund.account.state === 'blocked')
  return (
    <Alert
      tone={asksForAccount ? 'warn' : 'info'}
      title={refundTitle(refund)}
      actions={
        asksForAccount ? (
          <Button size="small" variant="primary" href="/account#own-bank-details">
            Enter a bank account
          </Button>
        ) : null
      }
    >
      {refundWords(refund, toBuilder).join(' ')}
    </Alert>
  )
}

/** The same for an order whose money is not on the screen. */
export const RefundOfOrder = ({ number }: { number: string }) => {
  const refund = useQuery(projectQuery(useGuardedCall(), number)).data?.project.refund
  return refund ? <RefundNotice refund={refund} /> : null
}
