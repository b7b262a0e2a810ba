import type { BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { MilestoneStatus } from '@framewell/domain/production/milestones'
import type { Milestone } from '@framewell/domain/production/productionCalls'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { StateBadge } from '@framewell/remote-kit/words/StateBadge'
import { Check } from 'lucide-react'
import { styled } from 'styled-components'

const STATUSES: Readonly<Record<MilestoneStatus, { readonly label: string; readonly tone: BadgeTone }>> = {
  completed: { label: 'Completed', tone: 'ok' },
  'in-progress': { label: 'In progress', tone: 'info' },
  pending: { label: 'Pending', tone: 'neutral' },
}

/** The milestones in order, each with its status and date. @param undated what is shown instead of a missing date */
export const Milestones = ({ milestones, undated }: { milestones: readonly Milestone[]; undated: string }) => (
  <List>
    {milestones.map(({ id, name, status, completedDate, estimatedDate }) => (
      <Item key={id} data-status={status} aria-current={status === 'in-progress' ? 'step' : undefined}>
        <Mark aria-hidden="true">{status === 'completed' ? <Check /> : null}</Mark>
        <div>
          <Text weight="strong">{name}</Text>
          <Text size="small" tone="muted">
            {completedDate ? `Completed on ${longDate(completedDate)}` : estimatedDate ? `Expected on ${longDate(estimatedDate)}` : undated}
          </Text>
        </div>
        <StateBadge states={STATUSES} state={status} />
      </Item>
    ))}
  </List>
)

const List = styled.ol`
  display: grid;
  margin-top: var(--space-4);
  padding: 0;
  list-style: none;
`

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  border: var(--stroke-mark) solid var(--color-control-border);
  border-radius: var(--radius-round);
  background: var(--color-paper);

  & svg {
    width: 0.875rem;
    height: 0.875rem;
    stroke-width: 3;
  }
`

/** A line connects each mark to the next. */
const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-4);
  align-items: start;
  padding-bottom: var(--space-6);

  &:not(:last-child)::before {
    position: absolute;
    top: 1.5rem;
    bottom: 0;
    left: calc(0.75rem - 1px);
    width: 2px;
    background: var(--color-line);
    content: '';
  }
  &[data-status='completed'] > ${Mark} {
    border-color: var(--color-ok);
    background: var(--color-ok);
    color: var(--color-on-ok);
  }
  &[data-status='completed']::before {
    background: var(--color-ok);
  }
  &[data-status='in-progress'] > ${Mark} {
    border: 0.4375rem solid var(--color-steel);
  }
`
