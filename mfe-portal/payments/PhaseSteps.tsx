import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { usdWithCents } from '@framewell/domain/money/usd'
import { isShopView } from '@framewell/domain/payments/partyView'
import { nextPhase, PHASE_WORDS } from '@framewell/domain/payments/phases'
import type { PaymentProject } from '@framewell/domain/payments/projectCalls'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { EntriesButton } from '@framewell/remote-kit/payments/EntriesButton'
import { styled } from 'styled-components'
import { stepMark } from '../stepMark'
import { PhaseDialog } from './PhaseDialog'
import { PhaseWindow } from './PhaseWindow'
import { PAYMENT_QUERIES } from './paymentQueries'
import { usePartyView } from './usePartyView'
import { WaiverDialog } from './WaiverDialog'

interface PhaseStepsProps {
  project: PaymentProject
  mayComplete: boolean
  /** Whether the user may sign waivers, as the shop. */
  maySign: boolean
}

/** The phases in order: what each released or will release, and a button for the next one. */
export const PhaseSteps = ({ project, mayComplete, maySign }: PhaseStepsProps) => {
  const { projectId, phases, status } = project
  const view = usePartyView()
  const isShop = isShopView(view)
  const next = nextPhase(phases.filter(({ completedAt }) => completedAt !== null).map(({ phase }) => phase))
  return (
    <Stack as="section" gap={4} aria-label="Milestones">
      <Heading level={3} size={5}>
        Milestones
      </Heading>
      <Steps>
        {phases.map(
          ({
            phase,
            grossCents,
            netCents,
            feeCents,
            retainageCents,
            repaidCents,
            recorded,
            acceptanceEndsOn,
            held,
            waitsForForm,
            completedAt,
            completedBy,
            notes,
            transactionId,
            takenCents,
            paidOut,
            waiversNeeded,
          }) => (
            <li key={phase} data-state={completedAt ? 'done' : phase === next ? 'next' : 'ahead'}>
              <Stack direction="row" justify="between" gap={3} align="baseline">
                <strong>{labelOf(PHASE_WORDS, phase)}</strong>
                <Amount>
                  {transactionId && !isShop ? (
                    <EntriesButton
                      postingId={transactionId}
                      title={`${labelOf(PHASE_WORDS, phase)}, ${projectId}`}
                      queries={PAYMENT_QUERIES}
                    >
                      {usdWithCents(grossCents)}
                    </EntriesButton>
                  ) : (
                    usdWithCents(grossCents)
                  )}
                </Amount>
              </Stack>
              <Text size="small" tone="muted">
                {(status === 'closed' && !completedAt
                  ? ['Not released: the order is canceled']
                  : [
                      netCents === null ? 'Out of the contract price' : `${usdWithCents(netCents)} to ${isShop ? 'your shop' : 'the shop'}`,
                      feeCents ? `${usdWithCents(feeCents)} margin` : '',
                      retainageCents ? `${usdWithCents(retainageCents)} held back` : '',
                      repaidCents ? `${usdWithCents(repaidCents)} repays an early payout` : '',
                      takenCents ? `less ${usdWithCents(takenCents)} by the decision of a dispute` : '',
                    ]
                )
                  .filter(Boolean)
                  .join(', ')}
              </Text>
              {completedAt ? (
                <Text size="small">
                  <Badge tone="ok">{paidOut ? 'Paid out' : 'Released'}</Badge> <ShortTime iso={completedAt} />
                  {completedBy ? `, by ${completedBy}` : ''}
                  {notes ? `. ${notes}` : ''}
                </Text>
              ) : null}
              <PhaseWindow acceptanceEndsOn={acceptanceEndsOn} held={held} />
              {waitsForForm ? (
                <Text size="small">
                  {waitsForForm} {view === null ? <Link href="/cms/collections/waiver-forms">Enter the form</Link> : null}
                </Text>
              ) : null}
              {phase === next && status === 'active' && !recorded ? (
                <Text size="small">Waiting for the shop to record this phase.</Text>
              ) : null}
              <Stack direction="row" gap={3}>
                {mayComplete && status === 'active' && phase === next && recorded && waitsForForm === null ? (
                  <PhaseDialog projectId={projectId} phase={phase} />
                ) : null}
                {maySign
                  ? waiversNeeded.map((condition) => (
                      <WaiverDialog key={condition} projectId={projectId} phase={phase} condition={condition} />
                    ))
                  : null}
              </Stack>
            </li>
          ),
        )}
      </Steps>
    </Stack>
  )
}

const Amount = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: var(--weight-strong);
`

/** Solid for released phases, dashed for those ahead. */
const Steps = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    position: relative;
    display: grid;
    gap: var(--space-2);
    padding: 0 0 var(--space-6) var(--space-8);
    border-left: 2px solid var(--color-steel);
  }
  & > li[data-state='next'],
  & > li[data-state='ahead'] {
    border-left: 2px dashed var(--color-line);
  }
  & > li:last-child {
    padding-bottom: 0;
  }
  ${stepMark}
  & > li[data-state='done']::before {
    border-color: var(--color-steel);
    background: var(--color-steel);
  }
  & > li[data-state='next']::before {
    border-color: var(--color-signal);
  }
`
