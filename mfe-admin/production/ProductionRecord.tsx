import type { BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { ProgressBar } from '@framewell/design-system/elements/progress-bar/ProgressBar'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { usd } from '@framewell/domain/money/usd'
import type { MilestoneStatus } from '@framewell/domain/production/milestones'
import type { Milestone, Production } from '@framewell/domain/production/productionCalls'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { StateBadge } from '@framewell/remote-kit/words/StateBadge'
import { styled } from 'styled-components'
import { AnswerRequest } from './AnswerRequest'
import { isAnswered, ProductionBadge } from './ProductionBadge'
import { useMoveMilestone } from './useMoveMilestone'

const STATUS: Readonly<Record<MilestoneStatus, { readonly label: string; readonly tone: BadgeTone }>> = {
  completed: { label: 'Completed', tone: 'ok' },
  'in-progress': { label: 'In progress', tone: 'info' },
  pending: { label: 'Pending', tone: 'neutral' },
}

/** A production: a request to confirm or decline, or its milestones, of which the next can be advanced. */
export const ProductionRecord = ({ production }: { production: Production }) => {
  return (
    <article aria-labelledby={production.id}>
      <Stack gap={4}>
        <Stack direction="row" justify="between" gap={2}>
          <Heading level={3} size={5} id={production.id}>
            {production.number}: {production.planName}
          </Heading>
          <Text size="small" tone="muted">
            {usd(production.totalCents)}, requested <ShortTime iso={production.startedAt} />
          </Text>
        </Stack>
        {isAnswered(production) ? <Progress production={production} /> : <Unanswered production={production} />}
      </Stack>
    </article>
  )
}

const Unanswered = ({ production }: { production: Production }) => (
  <>
    <div>
      <ProductionBadge production={production} />
    </div>
    {production.status === 'declined' ? (
      <Text>{production.declineReason}</Text>
    ) : (
      <>
        <Text>Its milestones start on the day you confirm it.</Text>
        <AnswerRequest production={production} />
      </>
    )}
  </>
)

const Progress = ({ production }: { production: Production }) => {
  const move = useMoveMilestone(production)
  const next = production.orderNumber ? undefined : production.milestones.find(({ status }) => status !== 'completed')
  return (
    <>
      <ProgressBar label={`${production.progress}% done`} value={production.progress} />
      <Milestones>
        {production.milestones.map((milestone) => (
          <li key={milestone.id}>
            <span>{milestone.name}</span>
            <StateBadge states={STATUS} state={milestone.status} />
            <Text size="small" tone="muted">
              {dateOf(milestone)}
            </Text>
            {milestone.id === next?.id ? <NextStep milestone={milestone} move={move} production={production} /> : <span />}
          </li>
        ))}
      </Milestones>
    </>
  )
}

interface NextStepProps {
  milestone: Milestone
  production: Production
  move: ReturnType<typeof useMoveMilestone>
}

const NextStep = ({ milestone: { id, name, status }, production, move }: NextStepProps) => {
  const starts = status === 'pending'
  return (
    <Button
      size="small"
      pending={move.busy}
      pendingText="Saving..."
      aria-label={`${starts ? 'Start' : 'Complete'} ${name.toLowerCase()} of ${production.number}`}
      onClick={() => void move.send({ id: production.id, milestone: id, status: starts ? 'in-progress' : 'completed' })}
    >
      {starts ? 'Start' : 'Complete'}
    </Button>
  )
}

function dateOf({ completedDate, estimatedDate }: Milestone): string {
  if (completedDate) return longDate(completedDate)
  return estimatedDate ? `expected ${longDate(estimatedDate)}` : ''
}

const Milestones = styled.ol`
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(10rem, 1fr) 8rem minmax(12rem, 1fr) 7rem;
    gap: var(--space-1) var(--space-4);
    align-items: center;
    justify-items: start;
    min-height: var(--control-base);
    font-size: var(--text-compact);
    border-top: 1px solid var(--color-line-faint);

    & > :last-child {
      justify-self: end;
    }
  }
  ${media.phone} {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto;
      padding-block: var(--space-2);
    }
  }
`
