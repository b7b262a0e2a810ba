import { Button } from '@framewell/design-system/elements/button/Button'
import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { FileButton } from '@framewell/design-system/elements/file-button/FileButton'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { ProgressBar } from '@framewell/design-system/elements/progress-bar/ProgressBar'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import type { CallApi, CallOptions } from '@framewell/domain/http/callApi'
import { DOCUMENT_KIND_WORDS, type DocumentKind } from '@framewell/domain/network/applicationStates'
import { documentFacts } from '@framewell/domain/network/joiningCalls'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSending } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'

const formSchema = z.object({
  kind: documentFacts.shape.kind,
  issuer: documentFacts.shape.issuer,
  expiresOn: z.union([z.literal(''), z.iso.date('Use a date like 2027-06-30')]),
})

interface AddDocumentProps {
  /** The kinds that may be added. */
  kinds: readonly DocumentKind[]
  /** The upload call: through an application's link, or as the shop itself. */
  upload: (call: CallApi, facts: z.input<typeof documentFacts>, how: CallOptions) => Promise<unknown>
  onAdded: () => void
}

/** Uploads one certificate, audit or form with its kind, issuer and expiry date. */
export const AddDocument = ({ kinds, upload, onAdded }: AddDocumentProps) => {
  const { toast } = useShell()
  const [file, setFile] = useState<File | null>(null)
  const [sent, setSent] = useState(0)
  const form = useForm({ resolver: zodResolver(formSchema), defaultValues: { kind: kinds[0] ?? 'insurance', issuer: '', expiresOn: '' } })
  const { errors } = form.formState
  const add = useSending(
    (call: CallApi, { document, ...given }: z.output<typeof formSchema> & { document: File }, how: CallOptions) => {
      const { kind, issuer, expiresOn } = given
      const facts = { kind, issuer, name: document.name, ...(expiresOn ? { expiresOn } : {}) }
      return upload(call, facts, { ...how, file: document, onProgress: setSent })
    },
    {
      words: { makes: 'document' },
      form: onForm(form, ['kind', 'issuer', 'expiresOn']),
      onSent: () => {
        form.reset()
        setFile(null)
        onAdded()
        toast({ title: 'Document added', description: "It is under review. We'll tell you when it is accepted.", tone: 'success' })
      },
      onSettled: () => setSent(0),
    },
  )

  return (
    <form noValidate onSubmit={form.handleSubmit((facts) => file && void add.send({ ...facts, document: file }))}>
      <Stack gap={4}>
        <FieldGroup columns={3}>
          <SelectField label="What it is" options={optionsOf(kinds, DOCUMENT_KIND_WORDS)} {...form.register('kind')} />
          <TextField label="Issued by" error={errors.issuer?.message} {...form.register('issuer')} />
          <TextField label="Valid until" type="date" error={errors.expiresOn?.message} {...form.register('expiresOn')} />
        </FieldGroup>
        <Stack gap={2}>
          <Stack direction="row" gap={3} align="center">
            <FileButton accept=".pdf,.jpg,.jpeg,.png" onFile={setFile}>
              Choose a file
            </FileButton>
            <Text size="compact">{file ? file.name : 'No file yet'}</Text>
          </Stack>
          <Text size="small" tone="muted">
            PDF, JPG or PNG, at most 10 MB
          </Text>
        </Stack>
        {add.busy ? <ProgressBar label="Sending" value={sent * 100} /> : null}
        <SendAlert title="The document was not added" failure={add.failure} />
        <div>
          <Button type="submit" pending={add.busy} pendingText="Adding..." disabledReason={file ? null : 'Choose a file first.'}>
            Add document
          </Button>
        </div>
      </Stack>
    </form>
  )
}
