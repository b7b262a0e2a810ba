import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import type { CallApi, CallOptions } from '@framewell/domain/http/callApi'
import { addApplicationNote } from '@framewell/domain/network/applicationNotes'
import type { NetworkApplicationDetail } from '@framewell/domain/network/reviewingCalls'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useState } from 'react'
import { styled } from 'styled-components'
import { TitledPart } from '../credit/TitledPart'
import { useNetworkSend } from './useNetworkSend'

/** What reviewers tell each other about an application, and a box to add to it. The applicant never sees any of it. */
export const ReviewNotes = ({ application: { id, notes } }: { application: Pick<NetworkApplicationDetail, 'id' | 'notes'> }) => (
  <TitledPart>
    <Heading level={4} size={5}>
      Notes
    </Heading>
    {notes.length === 0 ? <Text tone="muted">Nobody left a note yet.</Text> : null}
    <Stack as="ul" role="list" gap={3}>
      {notes.map(({ id: key, author, text, at }) => (
        <Note key={key}>
          <strong>{author}</strong> <ShortTime iso={at} />
          <p>{text}</p>
        </Note>
      ))}
    </Stack>
    <Add id={id} />
  </TitledPart>
)

const Add = ({ id }: { id: string }) => {
  const [text, setText] = useState('')
  const [refused, setRefused] = useState<string>()
  const adding = useNetworkSend({
    run: (api: CallApi, note: string, how: CallOptions) => api(addApplicationNote, { id, text: note }, how),
    done: 'Note added',
    form: { shows: (path) => path === 'text', mark: (path, message) => (path === 'text' ? setRefused(message) : undefined) },
    onSent: () => setText(''),
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setRefused(undefined)
        void adding.send(text)
      }}
    >
      <Stack gap={3} align="start">
        <Words
          label="Note for other reviewers"
          hint="Stays inside: the applicant never sees it"
          rows={3}
          value={text}
          error={refused}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {refused ? null : <SendAlert failure={adding.failure} />}
        <Button type="submit" size="small" pending={adding.busy} pendingText="Adding...">
          Add note
        </Button>
      </Stack>
    </form>
  )
}

const Note = styled.li`
  padding-inline-start: var(--space-3);
  border-inline-start: 2px solid var(--color-line);
  overflow-wrap: anywhere;
  white-space: pre-line;
`

const Words = styled(TextArea)`
  width: 100%;
`
