import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import type { CallApi, CallOptions } from '@framewell/domain/http/callApi'
import { addDisputeMessage } from '@framewell/domain/payments/disputeCalls'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useState } from 'react'
import { useNetworkSend } from '../network/useNetworkSend'
import { PAYMENT_QUERIES } from './paymentQueries'

/** A box to write to both sides. */
export const MediationMessage = ({ id }: { id: string }) => {
  const [text, setText] = useState('')
  const [refused, setRefused] = useState<string>()
  const sending = useNetworkSend({
    run: (api: CallApi, words: string, how: CallOptions) => api(addDisputeMessage, { id, text: words }, how),
    queries: PAYMENT_QUERIES,
    done: 'Message sent',
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
      <Stack gap={3}>
        <TextArea
          label="Write to both sides"
          rows={3}
          value={text}
          error={refused}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {refused ? null : <SendAlert title="Not sent" failure={sending.failure} />}
        <Stack direction="row">
          <Button type="submit" size="small" pending={sending.busy} pendingText="Sending...">
            Send message
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}
