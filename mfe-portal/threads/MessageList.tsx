import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { MessagesSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export const SIDE_WORDS = { builder: 'Builder', fabricator: 'Shop', operator: 'Framewell' } as const
export type Side = keyof typeof SIDE_WORDS

interface ThreadMessage {
  readonly id: string
  readonly by: string
  readonly side: Side
  readonly text: string
  /** ISO time. */
  readonly at: string
  /** Nobody has read it yet, or not the person who looks. */
  readonly unread?: boolean
  readonly attachments?: ReactNode
}

/** A thread between builder, shop and operator, the first message first. */
export const MessageList = ({ messages }: { messages: readonly ThreadMessage[] }) => {
  if (messages.length === 0)
    return (
      <EmptyState icon={<MessagesSquare />} title="No messages yet">
        What is written here is read by everybody who works on it, and comes by mail too.
      </EmptyState>
    )
  return (
    <Thread role="list">
      {messages.map(({ id, by, side, text, at, unread, attachments }) => (
        <li key={id} data-unread={unread || undefined}>
          <p>
            <strong>{by}</strong>{' '}
            <small>
              {SIDE_WORDS[side]}, <ShortTime iso={at} />
              {unread ? ', unread' : ''}
            </small>
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
  white-space: pre-line;
`
