import { Alert } from '@framewell/design-system/elements/alert/Alert'
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
import { isApiError } from '@framewell/domain/http/isApiError'
import { ASK_WHILE_IN_FLIGHT } from '@framewell/domain/http/sending/askWhileInFlight'
import { DOCUMENT_KIND_WORDS, type DocumentKind } from '@framewell/domain/network/applicationStates'
import { documentFacts } from '@framewell/domain/network/joiningCalls'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useAttempt } from '@framewell/remote-kit/sending/useAttempt'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'

const formSchema = z.object({
  kind: documentFacts.shape.kind,
  issuer: documentFacts.shape.issuer,
  expiresOn: z.union([z.literal(''), z.iso.date('Use a date like 2027-06-30')]),
})
const LOST = 'The connection was lost before the file had arrived. Choose it again and press Add.'

interface AddDocumentProps {
  /** What may be added. */
  kinds: readonly DocumentKind[]
  /** The call that takes it: by the link of an application, or as the shop itself. */
  upload: (call: CallApi, facts: z.input<typeof documentFacts>, how: CallOptions) => Promise<unknown>
  onAdded: () => void
}

/** Sends one certificate, audit or form; what it is, who issued it and until when it holds. */
export const AddDocument = ({ kinds, upload, onAdded }: AddDocumentProps) => {
  const { toast } = useShell()
  const call = useGuardedCall()
  const [file, setFile] = useState<File | null>(null)
  const [sent, setSent] = useState(0)
  const attempt = useAttempt()
  const form = useForm({ resolver: zodResolver(formSchema), defaultValues: { kind: kinds[0] ?? 'insurance', issuer: '', expiresOn: '' } })
  const { errors } = form.formState
  const add = useMutation({
    mutationFn: ({ document, ...given }: z.output<typeof formSchema> & { document: File }) => {
      const { kind, issuer, expiresOn } = given
      const facts = { kind, issuer, name: document.name, ...(expiresOn ? { expiresOn } : {}) }
      return upload(call, facts, { file: document, onProgress: setSent, idempotencyKey: attempt.keyFor({ ...given, document }) })
    },
    networkMode: 'always',
    ...ASK_WHILE_IN_FLIGHT,
    onSuccess: () => {
      attempt.done()
      form.reset()
      setFile(null)
      onAdded()
      toast({ title: 'Document added', description: 'We look at it and tell you when it is accepted.', tone: 'success' })
    },
    onError: (error) => {
      for (const { path, message } of (isApiError(error) && error.problem?.fields) || []) {
        if (path === 'expiresOn' || path === 'issuer' || path === 'kind') form.setError(path, { type: 'server', message })
      }
    },
    onSettled: () => setSent(0),
  })

  return (
    <form noValidate onSubmit={form.handleSubmit((facts) => file && add.mutate({ ...facts, document: file }))}>
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
        {add.isPending ? <ProgressBar label="Sending" value={sent * 100} /> : null}
        {add.error ? (
          <Alert tone="bad" live="assertive" title="The document was not added">
            {problemSentence(add.error, LOST)}
          </Alert>
        ) : null}
        <div>
          <Button type="submit" pending={add.isPending} pendingText="Adding..." disabledReason={file ? null : 'Choose a file first.'}>
            Add document
          </Button>
        </div>
      </Stack>
    </form>
  )
}
