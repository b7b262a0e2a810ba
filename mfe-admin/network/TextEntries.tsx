import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import type { CallApi, CallOptions } from '@framewell/domain/http/callApi'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { TitledPart } from '../credit/TitledPart'
import { useNetworkSend } from './useNetworkSend'

interface Entry {
  readonly id: string
  readonly who: string
  readonly text: string
  readonly at: string
}

interface Entries {
  readonly title: string
  /** Text for an empty list. */
  readonly none: string
  readonly entries: readonly Entry[]
  readonly children?: ReactNode
}

/** Texts written about an application, oldest first, optionally followed by a form to add one. */
export const TextEntries = ({ title, none, entries, children }: Entries) => (
  <TitledPart>
    <Heading level={4} size={5}>
      {title}
    </Heading>
    {entries.length === 0 ? <Text tone="muted">{none}</Text> : null}
    <Stack as="ul" role="list" gap={3}>
      {entries.map(({ id, who, text, at }) => (
        <Written key={id}>
          <strong>{who}</strong> <ShortTime iso={at} />
          <p>{text}</p>
        </Written>
      ))}
    </Stack>
    {children}
  </TitledPart>
)

interface Box {
  readonly label: string
  readonly hint: string
  readonly button: string
  readonly pendingText: string
  readonly done: string
  readonly run: (api: CallApi, text: string, how: CallOptions) => Promise<unknown>
}

/** A form for one text; it clears after sending. */
export const AddText = ({ label, hint, button, pendingText, done, run }: Box) => {
  const [text, setText] = useState('')
  const [refused, setRefused] = useState<string>()
  const sending = useNetworkSend({
    run,
    done,
    form: { shows: (path) => path === 'text', mark: (path, message) => (path === 'text' ? setRefused(message) : undefined) },
    onSent: () => setText(''),
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setRefused(undefined)
        void sending.send(text)
      }}
    >
      <Stack gap={3} align="start">
        <Words label={label} hint={hint} rows={3} value={text} error={refused} onChange={(event) => setText(event.currentTarget.value)} />
        {refused ? null : <SendAlert failure={sending.failure} />}
        <Button type="submit" size="small" pending={sending.busy} pendingText={pendingText}>
          {button}
        </Button>
      </Stack>
    </form>
  )
}

const Written = styled.li`
  padding-inline-start: var(--space-3);
  border-inline-start: 2px solid var(--color-line);
  overflow-wrap: anywhere;
  white-space: pre-line;
`

const Words = styled(TextArea)`
  width: 100%;
`
