import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { RadioCards } from '@framewell/design-system/elements/radio-cards/RadioCards'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { dollarsWithCents } from '@framewell/domain/money/usd'
import type { FactoringUrgency } from '@framewell/domain/payments/factoring'
import { getFactoringOffer, requestFactoring } from '@framewell/domain/payments/factoringCalls'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ProjectChoice } from './ProjectChoice'
import { newestProjectQuery, PAYMENT_QUERIES } from './paymentQueries'

/** Requests an early payout: the shop selects a project and sees the exact amount before it submits. */
export const RequestEarlyPayout = () => {
  const [open, setOpen] = useState(false)
  const { data: newest } = useQuery(newestProjectQuery(useGuardedCall(), ['active']))
  if (!newest) return null
  return (
    <Dialog
      title="Ask for early payout"
      description="An operator decides. What is advanced is repaid by the releases of the same project. What the builder has paid of it is always covered; the rest is on Framewell’s credit, as far as its limit allows."
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>Ask for early payout</Button>}
    >
      <Asking newest={newest.projectId} onDone={() => setOpen(false)} />
    </Dialog>
  )
}

const Asking = ({ newest, onDone }: { newest: string; onDone: () => void }) => {
  const { toast } = useShell()
  const api = useGuardedCall()
  const queries = useQueryClient()
  const [projectId, setProject] = useState(newest)
  const [urgency, setUrgency] = useState<FactoringUrgency>('standard')
  const offer = useQuery({
    queryKey: [...PAYMENT_QUERIES, 'offer', projectId, urgency],
    queryFn: ({ signal }) => api(getFactoringOffer, { projectId, urgency }, { signal }),
    gcTime: 0,
    retry: false,
  })
  const asking = useSend(requestFactoring, {
    words: { makes: 'request' },
    onSent: () => {
      toast({ title: 'Request sent', description: 'We’ll let you know when it’s decided.', tone: 'success' })
      onDone()
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: PAYMENT_QUERIES }),
  })
  return (
    <Stack gap={5}>
      <ProjectChoice active projectId={projectId} onChoose={setProject} />
      <RadioCards
        legend="How soon"
        name="urgency"
        value={urgency}
        columns={2}
        onValueChange={(value) => setUrgency(value === 'urgent' ? 'urgent' : 'standard')}
        options={[
          { value: 'standard', label: 'Standard' },
          { value: 'urgent', label: 'Urgent', description: 'Decided first, at a higher discount' },
        ]}
      />
      {offer.data ? (
        <DescriptionList
          variant="figures"
          items={[
            { term: 'Receivable', detail: dollarsWithCents(offer.data.receivableAmount) },
            { term: `Advance at trust level ${offer.data.trustLevel}`, detail: dollarsWithCents(offer.data.advanceAmount) },
            { term: 'Of it, paid by the builder', detail: dollarsWithCents(offer.data.fundedAmount) },
            { term: 'Of it, on Framewell’s credit', detail: dollarsWithCents(offer.data.creditAmount) },
            { term: 'Discount', detail: dollarsWithCents(-offer.data.discountAmount) },
            { term: 'You are paid', detail: dollarsWithCents(offer.data.paidAmount), total: true },
          ]}
        />
      ) : offer.isError ? (
        <Alert tone="warn" title="Nothing can be advanced on this project now">
          {problemSentence(offer.error, 'The connection failed. Please try again.')}
        </Alert>
      ) : (
        <Skeleton shape="block" height="8rem" />
      )}
      <SendAlert title="Not sent" failure={asking.failure} />
      <Button
        variant="primary"
        pending={asking.busy}
        pendingText="Sending..."
        disabledReason={offer.data ? null : 'There is no offer to ask for.'}
        onClick={() => void asking.send({ projectId, urgency })}
      >
        {offer.data ? `Ask for ${dollarsWithCents(offer.data.paidAmount)}` : 'Ask'}
      </Button>
    </Stack>
  )
}
