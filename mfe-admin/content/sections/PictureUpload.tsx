import { Button } from '@framewell/design-system/elements/button/Button'
import { Disclosure } from '@framewell/design-system/elements/disclosure/Disclosure'
import { controlStyle } from '@framewell/design-system/elements/field/controlStyle'
import { Field } from '@framewell/design-system/elements/field/Field'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { PICTURE_TYPES, type Picture, UPLOAD_NAME_LENGTH, uploadPicture } from '@framewell/domain/content/pictures'
import type { CallApi, CallOptions } from '@framewell/domain/http/callApi'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSending } from '@framewell/remote-kit/sending/useSend'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { styled } from 'styled-components'
import { PICTURES_QUERY } from '../contentQueries'
import { preparePicture } from './preparePicture'

/** A pasted picture: its file, if the clipboard had it, and its alt text, if the web page had one. */
export interface PastedPicture {
  readonly file?: File | undefined
  readonly alt: string
}

interface PictureUploadProps {
  onUploaded: (picture: Picture) => void
  given?: PastedPicture | undefined
}

/** Adds a picture to the library. Alt text is required for people who cannot see it. */
export const PictureUpload = ({ onUploaded, given }: PictureUploadProps) => {
  const queryClient = useQueryClient()
  const [file, setFile] = useState<File | null>(given?.file ?? null)
  const [alt, setAlt] = useState(given?.alt ?? '')
  const [tried, setTried] = useState(false)
  const upload = useSending(
    (call: CallApi, chosen: { file: File; alt: string }, how: CallOptions) =>
      call(uploadPicture, { alt: chosen.alt, name: chosen.file.name.slice(-UPLOAD_NAME_LENGTH) }, { ...how, file: chosen.file }),
    {
      words: { kept: 'File and description are kept' },
      onSent: (picture) => void queryClient.invalidateQueries({ queryKey: PICTURES_QUERY }).then(() => onUploaded(picture)),
    },
  )
  const [unusable, setUnusable] = useState<string>()
  const wrongFile = file ? unusable : 'Choose a file'
  const wrongAlt = alt.trim() ? undefined : 'Describe what the picture shows'
  const send = async (event: FormEvent) => {
    event.preventDefault()
    // This form is nested inside the page's form.
    event.stopPropagation()
    setTried(true)
    if (!file || wrongAlt) return
    const prepared = await preparePicture(file)
    if (typeof prepared === 'string') setUnusable(prepared)
    else void upload.send({ file: prepared, alt })
  }
  return (
    <Disclosure summary="Upload a picture" open={given ? true : undefined}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <Stack gap={4}>
          <Field
            id={undefined}
            label="File"
            hint={
              given?.file
                ? `Pasted: ${given.file.name || 'a picture'}`
                : 'JPEG, PNG, WebP, AVIF or HEIC, up to 10 MB. A larger JPEG is scaled down.'
            }
            error={tried ? wrongFile : undefined}
          >
            {(control) => (
              <Chooser
                {...control}
                type="file"
                accept={PICTURE_TYPES.join(',')}
                onChange={(event) => {
                  // Another picture shows something else.
                  if (file) setAlt('')
                  setFile(event.currentTarget.files?.[0] ?? null)
                  setUnusable(undefined)
                }}
              />
            )}
          </Field>
          <TextField
            label="Description"
            hint="What the picture shows, for people who cannot see it"
            maxLength={300}
            error={tried ? wrongAlt : undefined}
            value={alt}
            onChange={(event) => setAlt(event.currentTarget.value)}
          />
          <SendAlert title="The picture was not added" failure={upload.failure} />
          <Button type="submit" size="small" pending={upload.busy} pendingText="Uploading...">
            Upload and use
          </Button>
        </Stack>
      </form>
    </Disclosure>
  )
}

const Chooser = styled.input`
  ${controlStyle}
  padding-block: var(--space-2);
`
