import type { BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { labelOf } from '@framewell/domain/collections/labelOf'
import type { OrderMessage } from '@framewell/domain/orders/messageCalls'
import { MessagesSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ShortTime } from '../lists/ShortTime'
import { StateBadge } from '../words/StateBadge'

const SIDE_WORDS: Readonly<Record<OrderMessage['party'], string>> = {
  builder: 'Builder',
  fabricator: 'Shop',
  operator: 'Framewell',
  system: 'Framewell',
}
const KIND_MARKS: Readonly<Record<Exclude<OrderMessage['kind'], 'message'>, { readonly label: string; readonly tone: BadgeTone }>> = {
  dispute_opened: { label: 'Opened a dispute', tone: 'warn' },
  evidence: { label: 'Evidence', tone: 'neutral' },
  dispute_resolved: { label: 'Decided the dispute', tone: 'ok' },
}

interface ShownMessage extends Omit<OrderMessage, 'attachments'> {
  readonly attachments: ReactNode
}

/** A thread between builder, shop and operator, oldest message first. */
export const MessageList = ({ messages }: { messages: readonly ShownMessage[] }) => {
  if (messages.length === 0)
    return (
      <EmptyState icon={<MessagesSquare />} title="No messages yet">
        What is written here is read by everybody who works on it, and comes by mail too.
      </EmptyState>
    )
  return (
    <Thread role="list">
      {messages.map(({ id, kind, authorName, party, text, at, unread, attachments }) => (
        <li key={id} data-unread={unread || undefined}>
          <p>
            <strong>{authorName}</strong>{' '}
            <small>
              {labelOf(SIDE_WORDS, party)}, <ShortTime iso={at} />
              {unread ? ', unread' : ''}
            </small>{' '}
            {kind === 'message' ? null : <StateBadge states={KIND_MARKS} state={kind} />}
          </p>
          <Words>{text}</Words>
          {attachments}
        </li>
      ))}
    </Thread>
  )
}

const Thread = styled.ul`
  display: grid;

  & > li {
    display: grid;
    gap: var(--space-1);
    padding: var(--space-4) 0 var(--space-4) var(--space-4);
    border-bottom: 1px solid var(--color-line);
    border-left: 2px solid transparent;
  }
  & > li[data-unread] {
    border-left-color: var(--color-signal);
  }
  & small {
    color: var(--color-ink-muted);
    font-size: var(--text-small);
  }
`

const Words = styled.p`
  max-width: var(--measure-text);
  overflow-wrap: anywhere;
  white-space: pre-line;
`
