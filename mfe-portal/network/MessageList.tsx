import type { OwnApplication } from '@framewell/domain/network/joiningCalls'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { styled } from 'styled-components'

/** Questions about an application and the applicant's replies, oldest first. */
export const MessageList = ({ messages }: { messages: OwnApplication['messages'] }) => (
  <List role="list">
    {messages.map(({ id, from, text, at }) => (
      <li key={id}>
        <strong>{from === 'operator' ? 'We asked' : 'You wrote'}</strong>, <ShortTime iso={at} />: {text}
      </li>
    ))}
  </List>
)

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`
