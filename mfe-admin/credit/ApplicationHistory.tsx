import { Heading } from '@framewell/design-system/elements/text/Heading'
import type { ApplicationDetail } from '@framewell/domain/credit/operatorCalls'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { styled } from 'styled-components'
import { auditAction, auditChanges } from './auditChanges'
import { TitledPart } from './TitledPart'

/** An application's audit records since submission: who, what, when, before and after, and why. */
export const ApplicationHistory = ({ history }: { history: ApplicationDetail['history'] }) => (
  <TitledPart>
    <Heading level={4} size={5}>
      History
    </Heading>
    <Entries role="list">
      {history.map((entry) => (
        <Entry key={entry.id}>
          <strong>{auditAction(entry.action)}</strong>
          <Facts>
            {entry.actor}, <ShortTime iso={entry.at} />
          </Facts>
          {auditChanges(entry.before, entry.after).map((change) => (
            <span key={change.field}>
              {change.label}: {entry.before ? <Before>{change.before}</Before> : null}
              {change.after}
            </span>
          ))}
          {entry.reason ? <Reason>{entry.reason}</Reason> : null}
        </Entry>
      ))}
    </Entries>
  </TitledPart>
)

const Before = ({ children }: { children: string }) => (
  <>
    {children} <span aria-hidden="true">→</span>
    <span className="visually-hidden">changed to</span>{' '}
  </>
)

const Entries = styled.ol`
  border-left: 1px solid var(--color-line);
  font-size: var(--text-compact);
  line-height: 1.5;
`

const Entry = styled.li`
  position: relative;
  display: grid;
  padding: 0 0 var(--space-4) var(--space-5);

  &::before {
    position: absolute;
    top: 0.45rem;
    left: -0.25rem;
    width: 0.4375rem;
    height: 0.4375rem;
    border-radius: var(--radius-round);
    background: var(--color-steel);
    content: '';
  }
  &:last-child {
    padding-bottom: 0;
  }
`

const Facts = styled.span`
  color: var(--color-ink-subtle);
  font-size: var(--text-small);
`

const Reason = styled.q`
  color: var(--color-ink-muted);
  overflow-wrap: anywhere;
`
