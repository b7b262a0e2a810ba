import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { breakpoint } from '@framewell/design-system/tokens/breakpoint'
import type { ApplicationDetail } from '@framewell/domain/credit/operatorCalls'
import { styled } from 'styled-components'
import { ApplicationAnswers } from './ApplicationAnswers'
import { ApplicationHistory } from './ApplicationHistory'
import { ReviewForm } from './ReviewForm'
import { ScoreFactors } from './ScoreFactors'
import { StatusBadge } from './StatusBadge'
import { TierBadge } from './TierBadge'

/** The application's answers, scores and decisions so far, with the form for the next decision beside them. */
export const ApplicationReview = ({ detail, onReviewed }: { detail: ApplicationDetail; onReviewed: () => void }) => {
  const { application, creditLine, replay, history } = detail
  return (
    <Columns>
      <Stack gap={8}>
        <Stack gap={2}>
          <Heading level={3} size={3}>
            {application.contactName}
          </Heading>
          <Text size="compact" tone="muted">
            {application.companyName ?? 'Individual'} · {application.email}
          </Text>
          <Stack direction="row" gap={2}>
            <StatusBadge status={application.qualificationStatus} />
            <TierBadge tier={application.assignedTier} />
          </Stack>
        </Stack>
        <ApplicationAnswers application={application} creditLine={creditLine} />
        <ScoreFactors application={application} replay={replay} />
        <ApplicationHistory history={history} />
      </Stack>
      <Decision>
        <ReviewForm application={application} onReviewed={onReviewed} />
      </Decision>
    </Columns>
  )
}

const Columns = styled.div`
  display: grid;
  gap: var(--space-8);
  padding-block: var(--space-2) var(--space-6);

  @media (min-width: ${breakpoint.desk}px) {
    grid-template-columns: minmax(0, 1fr) 22rem;
    align-items: start;
  }
`

const Decision = styled.div`
  @media (min-width: ${breakpoint.desk}px) {
    position: sticky;
    top: var(--space-2);
  }
`
