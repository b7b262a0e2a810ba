import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { usdWithCents } from '@framewell/domain/money/usd'
import type { DisputeDetail } from '@framewell/domain/payments/disputeCalls'
import { DISPUTE_OUTCOME_WORDS, DISPUTE_REASON_WORDS } from '@framewell/domain/payments/disputes'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { styled } from 'styled-components'
import { TitledPart } from '../credit/TitledPart'
import { MediationMessage } from './MediationMessage'
import { ResolveForm } from './ResolveForm'

const SIDES = { builder: 'Builder', fabricator: 'Shop', operator: 'We' } as const

/** One dispute: what each side says and shows, and the decision. */
export const DisputeRecord = ({ dispute }: { dispute: DisputeDetail }) => {
  const { id, status, resolution, outcome, messages, evidence } = dispute
  return (
    <Stack gap={6}>
      <DescriptionList
        items={[
          { term: 'Order', detail: `${dispute.projectId}, ${dispute.title}` },
          { term: 'About', detail: DISPUTE_REASON_WORDS[dispute.reason] },
          { term: 'Opened by', detail: dispute.openedBy },
          { term: 'Between', detail: [dispute.builder, dispute.fabricator].filter(Boolean).join(' and ') },
          { term: 'Decide by', detail: dispute.decideBy },
          { term: 'Held', detail: usdWithCents(dispute.heldCents) },
        ]}
      />
      <Words>{dispute.description}</Words>
      <TitledPart>
        <Heading level={3} size={5}>
          Evidence
        </Heading>
        {evidence.length === 0 ? <Text tone="muted">Nobody has added anything.</Text> : null}
        {evidence.map((file) => (
          <Link key={file.id} href={`/api/payments/disputes/${id}/evidence/${file.id}`} download={file.name}>
            {file.name}, by {file.by}
          </Link>
        ))}
      </TitledPart>
      <TitledPart>
        <Heading level={3} size={5}>
          Mediation
        </Heading>
        {messages.length === 0 ? <Text tone="muted">Nothing was written yet.</Text> : null}
        <Stack as="ul" role="list" gap={3}>
          {messages.map(({ id: key, side, by, text, at }) => (
            <li key={key}>
              <strong>
                {SIDES[side]}, {by}
              </strong>{' '}
              <ShortTime iso={at} />
              <Words>{text}</Words>
            </li>
          ))}
        </Stack>
        {status === 'open' ? <MediationMessage id={id} /> : null}
      </TitledPart>
      {resolution ? (
        <TitledPart>
          <Heading level={3} size={5}>
            Decision
          </Heading>
          <DescriptionList
            items={[
              { term: 'Outcome', detail: outcome ? DISPUTE_OUTCOME_WORDS[outcome] : '' },
              { term: 'Back to the builder', detail: usdWithCents(resolution.refundCents) },
              { term: 'To the shop', detail: usdWithCents(resolution.releaseCents) },
              { term: 'By', detail: resolution.by },
              { term: 'Reason', detail: resolution.reason },
            ]}
          />
        </TitledPart>
      ) : (
        <ResolveForm dispute={dispute} />
      )}
    </Stack>
  )
}

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`
