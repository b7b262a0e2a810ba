import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { FileButton } from '@framewell/design-system/elements/file-button/FileButton'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { ProgressBar } from '@framewell/design-system/elements/progress-bar/ProgressBar'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import type { CallApi, CallOptions } from '@framewell/domain/http/callApi'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSending } from '@framewell/remote-kit/sending/useSend'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useMutation } from '@tanstack/react-query'
import { Paperclip } from 'lucide-react'
import { useState } from 'react'

interface WriteMessageProps {
  send: (api: CallApi, text: string, how: CallOptions) => Promise<unknown>
  /** Sends a file into the thread. */
  attach?: (api: CallApi, file: File, how: CallOptions) => Promise<unknown>
  onSettled: () => void
  /** Names of files that go with the next message. */
  attached?: readonly string[]
}

/** Writes into a thread; what is typed stays until it was taken. */
export const WriteMessage = ({ send, attach, onSettled, attached = [] }: WriteMessageProps) => {
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
        {attached.length > 0 ? <Text size="small">With {attached.join(', ')}</Text> : null}
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
          {attach ? <Attach attach={attach} onSettled={onSettled} /> : null}
        </Stack>
      </Stack>
    </form>
  )
}

const Attach = ({ attach, onSettled }: Required<Pick<WriteMessageProps, 'attach' | 'onSettled'>>) => {
  const api = useGuardedCall()
  const [share, setShare] = useState(0)
  const adding = useMutation({
    mutationFn: (file: File) => attach(api, file, { file, onProgress: setShare }),
    networkMode: 'always',
    onSettled: () => {
      setShare(0)
      onSettled()
    },
  })
  return (
    <Stack gap={2}>
      <FileButton
        accept=".pdf,.jpg,.jpeg,.png"
        icon={<Paperclip />}
        pending={adding.isPending}
        pendingText="Sending..."
        onFile={(file) => adding.mutate(file)}
      >
        Add a file
      </FileButton>
      {adding.isPending ? <ProgressBar label="Sending" value={share * 100} /> : null}
      {adding.isError ? (
        <Alert tone="bad" live="assertive" title="The file was not added">
          {problemSentence(adding.error, 'The connection was lost before the file had arrived. Choose it again.')}
        </Alert>
      ) : null}
    </Stack>
  )
}
