import { Badge } from '@framewell/design-system/elements/badge/Badge'
import type { Schedule } from '@framewell/domain/content/schedules'
import { styled } from 'styled-components'
import { momentOf } from './publishing/moments'

const IS_TO = { publish: 'Goes live', unpublish: 'Is unpublished' } as const
const WAS_TO = { publish: 'Was to go live', unpublish: 'Was to be unpublished' } as const

/** A scheduled change: when, by whom, and what would currently prevent it. */
export const ScheduleLine = ({ schedule: { what, at, by, obstacles, failed } }: { schedule: Schedule }) => (
  <Line>
    <span>
      {failed ? <Badge tone="bad">Failed</Badge> : null} {failed ? WAS_TO[what] : IS_TO[what]} {momentOf(at)}
      {by ? `, scheduled by ${by}` : ''}
    </span>
    {obstacles.map(({ path, place, message }) => (
      <span key={path + message}>
        <Badge tone="bad">Would fail</Badge> {place}: {message}
      </span>
    ))}
  </Line>
)

const Line = styled.div`
  display: grid;
  gap: var(--space-1);
  color: var(--color-ink-subtle);
`
