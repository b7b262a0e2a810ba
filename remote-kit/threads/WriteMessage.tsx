import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import type { CallApi, CallOptions } from '@framewell/domain/http/callApi'
import { useState } from 'react'
import { AddFile } from '../files/AddFile'
import { SendAlert } from '../sending/SendAlert'
import { useSending } from '../sending/useSend'

interface WriteMessageProps {
  send: (api: CallApi, text: string, how: CallOptions) => Promise<unknown>
  /** Uploads a file for the next message. */
  attach: (api: CallApi, file: File, how: CallOptions) => Promise<unknown>
  onSettled: () => void
  /** Files of the next message. */
  attached: readonly { readonly id: string; readonly name: string }[]
  detach: (id: string) => void
}

/** Writes into a thread; typed text stays until it was accepted. */
export const WriteMessage = ({ send, attach, onSettled, attached, detach }: WriteMessageProps) => {
  const [text, setText] = useState('')
  const sending = useSending(send, { words: { makes: 'message' }, onSent: () => setText(''), onSettled })
  return (
    <form
      noValidate
      aria-label="Write a message"
      onSubmit={(event) => {
        event.preventDefault()
        void sending.send(text.trim() || null)
      }}
    >
      <Stack gap={3}>
        <TextArea label="Your message" rows={3} value={text} maxLength={4000} onChange={(event) => setText(event.currentTarget.value)} />
        {attached.map(({ id, name }) => (
          <Stack key={id} direction="row" gap={2} align="center">
            <Text size="small">With {name}</Text>
            <Button size="small" variant="plain" onClick={() => detach(id)}>
              Take {name} out
            </Button>
          </Stack>
        ))}
        <SendAlert title="Not sent" failure={sending.failure} />
        <Stack direction="row" gap={3} align="start">
          <Button
            type="submit"
            variant="primary"
            pending={sending.busy}
            pendingText="Sending..."
            disabledReason={text.trim() ? null : 'Write a message first.'}
          >
            Send
          </Button>
          <AddFile attach={attach} onSettled={onSettled} />
        </Stack>
      </Stack>
    </form>
  )
}
