import { Button } from '@framewell/design-system/elements/button/Button'
import { Card } from '@framewell/design-system/elements/card/Card'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { RadioCards } from '@framewell/design-system/elements/radio-cards/RadioCards'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { reasonSchema } from '@framewell/domain/audit/reason'
import { labelOf } from '@framewell/domain/collections/labelOf'
import type { CallApi, CallOptions } from '@framewell/domain/http/callApi'
import { parseUsd } from '@framewell/domain/money/parseUsd'
import { usdWithCents } from '@framewell/domain/money/usd'
import { type DisputeDetail, resolveDispute } from '@framewell/domain/payments/disputeCalls'
import {
  DISPUTE_OUTCOME_WORDS,
  DISPUTE_OUTCOMES,
  decidedRefundWords,
  PHASES_TO_COME_WORDS,
  WHERE_REFUNDED,
} from '@framewell/domain/payments/disputes'
import { AdvanceOutcome } from '@framewell/remote-kit/payments/AdvanceOutcome'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { useNetworkSend } from '../network/useNetworkSend'
import { PAYMENT_QUERIES } from './paymentQueries'

const schema = z.object({
  outcome: resolveDispute.input.shape.outcome,
  refundCents: z
    .string()
    .optional()
    .transform((text, context) => {
      if (!text?.trim()) return undefined
      const cents = parseUsd(text)
      if (cents === null) context.addIssue({ code: 'custom', message: 'Write an amount like $1,250.00' })
      return cents ?? undefined
    }),
  reason: reasonSchema,
})
type Typed = z.input<typeof schema>
type Decided = z.output<typeof schema>

/** The decision: release, refund or split of the held amount, with a reason that both sides see. */
export const ResolveForm = ({ dispute: { id, projectId, heldCents, heldIn } }: { dispute: DisputeDetail }) => {
  const form = useForm<Typed, unknown, Decided>({ resolver: zodResolver(schema), defaultValues: { reason: '' } })
  const { errors } = form.formState
  const held = usdWithCents(heldCents)
  const outcome = form.watch('outcome')
  const refundCents = outcome === 'refund' ? heldCents : outcome === 'split' ? (parseUsd(form.watch('refundCents') ?? '') ?? 0) : 0
  const meaning = {
    release: heldIn === 'retainage' ? `${held} is released for the work of the shop` : 'Phases and payouts to the shop continue',
    refund: decidedRefundWords(heldCents, 'contract'),
    split: `A part of ${held} goes back to the builder, out of what is ${heldIn === 'retainage' ? 'held back' : 'not released'} first: ${WHERE_REFUNDED}. What is left ${heldIn === 'retainage' ? 'is released for the work of the shop' : 'stays with the order'}.`,
  } as const
  const sending = useNetworkSend({
    run: (api: CallApi, decision: Decided, how: CallOptions) => api(resolveDispute, { id, ...decision }, how),
    form: onForm(form, ['outcome', 'refundCents', 'reason']),
    queries: PAYMENT_QUERIES,
    done: 'Dispute decided',
  })
  return (
    <Card>
      <form noValidate aria-labelledby="dispute-decision" onSubmit={form.handleSubmit((typed) => void sending.send(typed))}>
        <Stack gap={5}>
          <Heading level={3} size={5} id="dispute-decision">
            Your decision
          </Heading>
          {heldIn === 'escrow' ? <Text tone="muted">{labelOf(PHASES_TO_COME_WORDS, heldIn)}</Text> : null}
          <RadioCards
            {...form.register('outcome')}
            legend="Outcome"
            error={errors.outcome?.message}
            options={DISPUTE_OUTCOMES.map((value) => ({
              value,
              label: labelOf(DISPUTE_OUTCOME_WORDS, value),
              description: meaning[value],
            }))}
          />
          {form.watch('outcome') === 'split' ? (
            <TextField
              {...form.register('refundCents')}
              label="Back to the builder"
              hint={`Less than ${held}`}
              inputMode="decimal"
              error={errors.refundCents?.message}
            />
          ) : null}
          {outcome ? <AdvanceOutcome projectId={projectId} step="refund" refundCents={refundCents} queries={PAYMENT_QUERIES} /> : null}
          <TextArea {...form.register('reason')} label="Reason" hint="Both sides read it" rows={3} error={errors.reason?.message} />
          <SendAlert failure={sending.failure} />
          <Button type="submit" variant="primary" block pending={sending.busy} pendingText="Saving...">
            Decide the dispute
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
