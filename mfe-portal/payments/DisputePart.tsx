import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { cents } from '@framewell/domain/money/cents'
import { openDispute } from '@framewell/domain/payments/disputeCalls'
import { DISPUTE_DEADLINE_DAYS, DISPUTE_REASON_WORDS, DISPUTE_REASONS, disputeStops } from '@framewell/domain/payments/disputes'
import type { PaymentProject } from '@framewell/domain/payments/projectCalls'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { DisputeThread } from './DisputeThread'
import { PAYMENT_QUERIES } from './paymentQueries'

const form = openDispute.input.omit({ projectId: true })

/** A project's open dispute, or a form to open one. */
export const DisputePart = ({ project, mayOpen }: { project: PaymentProject; mayOpen: boolean }) => {
  const [open, setOpen] = useState(false)
  const payable = project.balances.find(({ account }) => account === 'fabricator_payable')?.balanceCents ?? cents(0)
  if (project.openDispute) return <DisputeThread id={project.openDispute} projectId={project.projectId} />
  // Once the retainage is released, nothing is held that a dispute could stop.
  if (!mayOpen || project.status === 'closed' || project.retainage.releasedAt) return null
  return (
    <Stack as="section" gap={3} align="start" aria-label="Dispute">
      <Heading level={3} size={5}>
        Something wrong?
      </Heading>
      <Text tone="muted">
        {disputeStops(payable)} We decide within {DISPUTE_DEADLINE_DAYS} days.
      </Text>
      <Dialog
        title="Open a dispute"
        description={disputeStops(payable)}
        open={open}
        onOpenChange={setOpen}
        trigger={<Button size="small">Open a dispute</Button>}
      >
        <Opening projectId={project.projectId} onDone={() => setOpen(false)} />
      </Dialog>
    </Stack>
  )
}

const Opening = ({ projectId, onDone }: { projectId: string; onDone: () => void }) => {
  const { toast } = useShell()
  const queries = useQueryClient()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { reason: DISPUTE_REASONS[0], description: '' },
  })
  const opening = useSend(openDispute, {
    words: { makes: 'dispute' },
    form: onForm({ setError }, ['reason', 'description']),
    onSent: () => {
      toast({ title: 'Dispute opened', description: 'Add photos and papers to it now.', tone: 'success' })
      onDone()
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: PAYMENT_QUERIES }),
  })
  return (
    <form noValidate onSubmit={handleSubmit((values) => void opening.send({ projectId, ...values }))}>
      <Stack gap={4}>
        <SelectField label="What it is about" options={optionsOf(DISPUTE_REASONS, DISPUTE_REASON_WORDS)} {...register('reason')} />
        <TextArea label="What happened" rows={5} error={formState.errors.description?.message} {...register('description')} />
        <SendAlert title="Not opened" failure={opening.failure} />
        <Button type="submit" variant="primary" pending={opening.busy} pendingText="Opening...">
          Open the dispute
        </Button>
      </Stack>
    </form>
  )
}
