import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { cents } from '@framewell/domain/money/cents'
import { disputeStops } from '@framewell/domain/payments/disputes'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { milestonesPath } from '../payments/paymentPaths'
import { projectQuery } from '../payments/paymentQueries'

/** An open dispute of the order, and what of the shop's money waits for its decision. Renders nothing without one. */
export const WorkDispute = ({ projectId, signed }: { projectId: string; signed: boolean }) => {
  const project = useQuery({ ...projectQuery(useGuardedCall(), projectId), enabled: signed }).data?.project
  if (!project?.openDispute) return null
  const payable = project.balances.find(({ account }) => account === 'fabricator_payable')?.balanceCents ?? cents(0)
  return (
    <Alert
      tone="warn"
      title="A dispute is open"
      actions={
        <Button size="small" href={milestonesPath(projectId)}>
          Open items and evidence
        </Button>
      }
    >
      {disputeStops(payable)}
    </Alert>
  )
}
