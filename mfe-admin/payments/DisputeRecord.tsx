import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { usdWithCents } from '@framewell/domain/money/usd'
import type { DisputeDetail } from '@framewell/domain/payments/disputeCalls'
import { disputeEvidencePath } from '@framewell/domain/payments/disputePaths'
import { DISPUTE_OUTCOME_WORDS, DISPUTE_REASON_WORDS, HELD_IN_WORDS } from '@framewell/domain/payments/disputes'
import { deadlineDate, longDate } from '@framewell/domain/quotes/quoteWords'
import { EntriesButton } from '@framewell/remote-kit/payments/EntriesButton'
import { OrderThread } from '@framewell/remote-kit/threads/OrderThread'
import { styled } from 'styled-components'
import { TitledPart } from '../credit/TitledPart'
import { PAYMENT_QUERIES } from './paymentQueries'
import { ResolveForm } from './ResolveForm'

/** One dispute: each side's evidence, the order's conversation for mediation, and the decision. */
export const DisputeRecord = ({ dispute }: { dispute: DisputeDetail }) => {
  const { id, resolution, outcome, evidence } = dispute
  return (
    <Stack gap={6}>
      <DescriptionList
        items={[
          { term: 'Order', detail: `${dispute.projectId}, ${dispute.title}` },
          { term: 'About', detail: labelOf(DISPUTE_REASON_WORDS, dispute.reason) },
          { term: 'Opened by', detail: dispute.openedBy },
          { term: 'Between', detail: [dispute.builder, dispute.fabricator].filter(Boolean).join(' and ') },
          dispute.resolvedAt
            ? { term: 'Decided', detail: longDate(dispute.resolvedAt) }
            : { term: 'Decide by', detail: deadlineDate(dispute.decideBy) },
          {
            term: 'In dispute',
            detail: <HeldParts dispute={dispute} />,
          },
        ]}
      />
      <Words>{dispute.description}</Words>
      <TitledPart>
        <Heading level={3} size={5}>
          Evidence
        </Heading>
        {evidence.length === 0 ? <Text tone="muted">No evidence yet.</Text> : null}
        {evidence.map((file) => (
          <Link key={file.id} href={disputeEvidencePath(id, file.id)} download={file.name}>
            {file.name}, by {file.by}
          </Link>
        ))}
      </TitledPart>
      <TitledPart>
        <Heading level={3} size={5}>
          Conversation
        </Heading>
        <OrderThread orderId={dispute.projectId} counts={PAYMENT_QUERIES} />
      </TitledPart>
      {resolution ? (
        <TitledPart>
          <Heading level={3} size={5}>
            Decision
          </Heading>
          <DescriptionList
            items={[
              { term: 'Outcome', detail: outcome ? labelOf(DISPUTE_OUTCOME_WORDS, outcome) : '' },
              {
                term: 'Back to the builder',
                detail: (
                  <EntriesButton cause={id} title={`Decision, ${dispute.projectId}`} queries={PAYMENT_QUERIES}>
                    {usdWithCents(resolution.refundCents)}
                  </EntriesButton>
                ),
              },
              {
                term: 'Released for the work of the shop',
                detail: (
                  <EntriesButton cause={id} title={`Decision, ${dispute.projectId}`} queries={PAYMENT_QUERIES}>
                    {usdWithCents(resolution.releaseCents)}
                  </EntriesButton>
                ),
              },
              { term: 'By', detail: resolution.by },
              { term: 'Reason', detail: resolution.reason },
            ]}
          />
        </TitledPart>
      ) : dispute.decisionRefusal ? (
        <Alert tone="info" title="You cannot decide this dispute">
          {dispute.decisionRefusal}
        </Alert>
      ) : (
        <ResolveForm dispute={dispute} />
      )}
    </Stack>
  )
}

/** What is in dispute, and where each part of it is. */
const HeldParts = ({ dispute: { projectId, heldCents, unreleasedCents, heldIn, releasedCents } }: { dispute: DisputeDetail }) => (
  <>
    {usdWithCents(heldCents)}
    {heldCents > 0 ? ': ' : ''}
    {unreleasedCents > 0 ? (
      <>
        <EntriesButton projectId={projectId} account={heldIn} queries={PAYMENT_QUERIES}>
          {usdWithCents(unreleasedCents)}
        </EntriesButton>{' '}
        {labelOf(HELD_IN_WORDS, heldIn)}
        {releasedCents > 0 ? ', ' : ''}
      </>
    ) : null}
    {releasedCents > 0 ? (
      <>
        <EntriesButton
          projectId={projectId}
          account="fabricator_payable"
          note="Payable to the shop. In dispute is what of it phases released, with Framewell's part, without early payouts."
          queries={PAYMENT_QUERIES}
        >
          {usdWithCents(releasedCents)}
        </EntriesButton>{' '}
        released and not paid out
      </>
    ) : null}
  </>
)

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`
