import { FileButton } from '@framewell/design-system/elements/file-button/FileButton'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { ProgressBar } from '@framewell/design-system/elements/progress-bar/ProgressBar'
import { DOCUMENT_LIMITS } from '@framewell/domain/files/uploadRefusal'
import type { CallApi, CallOptions } from '@framewell/domain/http/callApi'
import { Paperclip } from 'lucide-react'
import { useState } from 'react'
import { SendAlert } from '../sending/SendAlert'
import { useSending } from '../sending/useSend'
import { shrinkPhoto } from './shrinkPhoto'

interface AddFileProps {
  attach: (api: CallApi, file: File, how: CallOptions) => Promise<unknown>
  onSettled: () => void
  /** Accepted types; default PDF, JPG and PNG. */
  accept?: string
  /** Button text; default 'Add a file'. */
  children?: string
}

/** Uploads a photo or a document with progress, and shows why it was refused. */
export const AddFile = ({ attach, onSettled, accept = '.pdf,.jpg,.jpeg,.png', children = 'Add a file' }: AddFileProps) => {
  const [share, setShare] = useState(0)
  const adding = useSending(
    async (api: CallApi, file: File, how: CallOptions) => {
      const sent = await withinLimit(file)
      return attach(api, sent, { ...how, file: sent, onProgress: setShare })
    },
    {
      words: { kept: 'Your file is kept', makes: 'file' },
      onSettled: () => {
        setShare(0)
        onSettled()
      },
    },
  )
  return (
    <Stack gap={2}>
      <FileButton
        accept={accept}
        icon={<Paperclip />}
        pending={adding.busy}
        pendingText="Sending..."
        onFile={(file) => void adding.send(file)}
      >
        {children}
      </FileButton>
      {adding.busy ? <ProgressBar label="Sending" value={share * 100} /> : null}
      <SendAlert title="The file was not added" failure={adding.failure} />
    </Stack>
  )
}

/** Shrinks a photo that is too large; other files are sent unchanged, and the server decides. */
async function withinLimit(file: File): Promise<File> {
  const small = file.size > DOCUMENT_LIMITS.maxBytes ? await shrinkPhoto(file) : null
  return small ? new File([small], file.name.replace(/\.\w+$/, '.jpg'), { type: small.type }) : file
}
