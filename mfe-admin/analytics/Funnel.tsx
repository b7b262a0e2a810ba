import { Meter } from '@framewell/design-system/elements/meter/Meter'
import type { AnalyticsDashboard } from '@framewell/domain/insights/analyticsCalls'
import { metricText } from '@framewell/domain/insights/metricText'
import { percent } from '@framewell/domain/numbers/figure'
import { styled } from 'styled-components'

type Step = AnalyticsDashboard['funnel'][number]

/** The funnel's steps, each with a bar relative to the first. */
export const Funnel = ({ steps }: { steps: readonly Step[] }) => {
  const most = Math.max(1, steps[0]?.count ?? 0)
  return (
    <List>
      {steps.map(({ step, title, count }, at) => (
        <li key={step}>
          <span>{title}</span>
          <Meter label={title} value={count} max={most} text={metricText(count, 'count')} />
          <small>{shareOf(count, steps[at - 1])}</small>
        </li>
      ))}
    </List>
  )
}

function shareOf(count: number, before: Step | undefined): string {
  if (!before || before.count === 0) return ''
  return `${percent(count / before.count)} of ${before.title.toLowerCase()}`
}

const List = styled.ol`
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  font-size: var(--text-compact);
  list-style: none;

  & li {
    display: grid;
    gap: var(--space-1);
  }
  & small {
    color: var(--color-ink-subtle);
    font-size: var(--text-small);
  }
`
