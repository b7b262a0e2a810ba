import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { FileButton } from '@framewell/design-system/elements/file-button/FileButton'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { ProgressBar } from '@framewell/design-system/elements/progress-bar/ProgressBar'
import { PAPERS } from '@framewell/domain/files/uploadRefusal'
import type { CallApi, CallOptions } from '@framewell/domain/http/callApi'
import { ASK_WHILE_IN_FLIGHT } from '@framewell/domain/http/sending/askWhileInFlight'
import { useMutation } from '@tanstack/react-query'
import { Paperclip } from 'lucide-react'
import { useState } from 'react'
import { problemSentence } from '../sending/problemSentence'
import { useAttempt } from '../sending/useAttempt'
import { useGuardedCall } from '../session/useGuardedCall'
import { shrinkPhoto } from './shrinkPhoto'

interface AddFileProps {
  attach: (api: CallApi, file: File, how: CallOptions) => Promise<unknown>
  onSettled: () => void
  /** On the button; 'Add a file' unless said. */
  children?: string
}

/** Sends a photo or a document, with its progress, and says why it was not taken. */
export const AddFile = ({ attach, onSettled, children = 'Add a file' }: AddFileProps) => {
  const api = useGuardedCall()
  const attempt = useAttempt()
  const [share, setShare] = useState(0)
  const adding = useMutation({
    mutationFn: async (file: File) => {
      const sent = await withinLimit(file)
      return attach(api, sent, { file: sent, onProgress: setShare, idempotencyKey: attempt.keyFor(file) })
    },
    networkMode: 'always',
    ...ASK_WHILE_IN_FLIGHT,
    onSuccess: attempt.done,
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
        {children}
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

/** A photo that is too large is sent smaller; everything else as it is, and the server decides. */
async function withinLimit(file: File): Promise<File> {
  const small = file.size > PAPERS.maxBytes ? await shrinkPhoto(file) : null
  return small ? new File([small], file.name.replace(/\.\w+$/, '.jpg'), { type: small.type }) : file
}
