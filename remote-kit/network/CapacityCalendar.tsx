import { Button } from '@framewell/design-system/elements/button/Button'
import { media } from '@framewell/design-system/tokens/breakpoint'
import type { CalendarWeek } from '@framewell/domain/network/capacityCalls'
import { statedUses, weekUses } from '@framewell/domain/network/capacityWeek'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { styled } from 'styled-components'
import { type SetWeek, WeekDialog } from './WeekDialog'

interface CapacityCalendarProps {
  weeks: readonly CalendarWeek[]
  setWeek: SetWeek
  /** After a week was saved or refused: reload what is shown. */
  onSettled: () => void
}

/** A shop's weeks: booked, held, reserved, closed and free units, by number and by color; each can be edited. */
export const CapacityCalendar = ({ weeks, setWeek, onSettled }: CapacityCalendarProps) => (
  <Weeks role="list">
    {weeks.map((week) => (
      <Line key={week.week}>
        <strong>{longDate(week.week)}</strong>
        <Figures>
          {statedUses(weekUses(week)).map(({ use, units }) => (
            <Share key={use} data-kind={use}>
              {units} {use}
            </Share>
          ))}
          {week.note ? <span>{week.note}</span> : null}
        </Figures>
        <Bar aria-hidden="true">
          {weekUses(week).map(({ use, units }) => (
            <Part key={use} data-kind={use} style={{ flexGrow: units }} />
          ))}
        </Bar>
        <WeekDialog
          week={week}
          setWeek={setWeek}
          onSettled={onSettled}
          trigger={
            <Button size="small" variant="plain" aria-label={`Set the week of ${longDate(week.week)}`}>
              Set
            </Button>
          }
        />
      </Line>
    ))}
  </Weeks>
)

const Weeks = styled.ul`
  display: grid;
  gap: var(--space-3);
`

const Line = styled.li`
  display: grid;
  grid-template-columns: 11.5rem minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-3);
  align-items: center;
  padding-bottom: var(--space-3);
  border-bottom: 1px solid var(--color-line-faint);

  & > button {
    grid-area: 1 / 3 / span 2;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    & > button {
      grid-area: 1 / 2 / span 3;
    }
  }
`

const Figures = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  color: var(--color-ink-muted);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
`

const colours = `
  &[data-kind='booked'] { --share: var(--color-steel); }
  &[data-kind='held'] { --share: var(--color-ink-muted); }
  &[data-kind='reserved'] { --share: var(--color-warn-mark); }
  &[data-kind='closed'] { --share: var(--color-ink-subtle); }
  &[data-kind='free'] { --share: var(--color-line); }
`

const Share = styled.span`
  ${colours}
  &::before {
    display: inline-block;
    width: var(--space-2);
    height: var(--space-2);
    margin-inline-end: var(--space-1);
    background: var(--share);
    content: '';
  }
`

const Bar = styled.span`
  display: flex;
  grid-column: 1 / 3;
  height: var(--space-2);
  background: var(--color-sunken);
  ${media.phone} {
    grid-column: 1;
  }
`

const Part = styled.span`
  ${colours}
  flex-basis: 0;
  background: var(--share);
`
