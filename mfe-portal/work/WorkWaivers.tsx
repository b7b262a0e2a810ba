import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { hasReached, type OrderStage } from '@framewell/domain/orders/stages'
import { PHASE_STAGES } from '@framewell/domain/payments/phases'
import { WAIVER_STEP_WORDS } from '@framewell/domain/payments/waivers'
import { useLive } from '@framewell/remote-kit/live/useLive'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { PAYMENT_QUERIES, projectQuery } from '../payments/paymentQueries'
import { SignedWaivers } from '../payments/SignedWaivers'
import { WaiverDialog } from '../payments/WaiverDialog'

/**
 * Lien waivers of work that is recorded, without which the phase does not pay, and signed ones whose payment came back. Renders nothing when
 * there are none.
 */
export const WorkWaivers = ({ projectId, stage, signed }: { projectId: string; stage: OrderStage; signed: boolean }) => {
  // A release elsewhere makes the next waiver due.
  useLive('payments', PAYMENT_QUERIES)
  const project = useQuery({ ...projectQuery(useGuardedCall(), projectId), enabled: signed })
  const { phases = [], retainage } = project.data?.project ?? {}
  const reached = phases.filter(({ phase }) => hasReached(stage, PHASE_STAGES[phase]))
  const payments = [...reached, ...(retainage ? [{ phase: 'retainage' as const, ...retainage }] : [])]
  const needed = payments.flatMap(({ phase, waiversNeeded }) => waiversNeeded.map((condition) => ({ phase, condition })))
  const waiting = payments.flatMap(({ phase, waitsForForm }) => (waitsForForm ? [{ phase, waitsForForm }] : []))
  const returned = (project.data?.project.waivers ?? []).filter(({ returnedPayout }) => returnedPayout !== null)
  return (
    <>
      {needed.length + waiting.length > 0 ? (
        <Stack as="section" gap={3} aria-label="Waivers to sign">
          <Heading level={3} size={5}>
            To be paid
          </Heading>
          {needed.map((waiver) => (
            <Stack key={`${waiver.phase} ${waiver.condition}`} direction="row" justify="between" gap={3}>
              <Text>{labelOf(WAIVER_STEP_WORDS, waiver.phase)}</Text>
              <WaiverDialog projectId={projectId} {...waiver} />
            </Stack>
          ))}
          {waiting.map(({ phase, waitsForForm }) => (
            <Text key={phase} size="small">
              {labelOf(WAIVER_STEP_WORDS, phase)}: {waitsForForm}
            </Text>
          ))}
        </Stack>
      ) : null}
      {returned.length > 0 ? <SignedWaivers waivers={returned} /> : null}
    </>
  )
}
