import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import type { UploadedPlan } from '@framewell/domain/quotes/steelConfiguration'
import { zodResolver } from '@hookform/resolvers/zod'
import { useAtom, useStore } from 'jotai'
import { useCallback, useEffect, useMemo } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FileDrop } from './FileDrop'
import { PlanFileList } from './PlanFileList'
import { ACCEPTED_FILES, type StoredFile } from './planFiles'
import { EMPTY_UPLOAD, type UploadAnswers, type UploadForm, uploadDraftAtom, uploadFormSchema } from './uploadDraft'
import { usePlanFiles } from './usePlanFiles'

interface UploadPlanProps {
  /** The plan already in the configuration. */
  uploaded: UploadedPlan | null
  onUpload: (plan: UploadedPlan) => void
}

/** Uploaded drawings: files are sent as they are chosen; the plan joins the configuration when it has a name and a file. Input is kept. */
export const UploadPlan = ({ uploaded, onUpload }: UploadPlanProps) => {
  const store = useStore()
  const [kept, keep] = useAtom(uploadDraftAtom)
  // A plan from a private link or a quote has no form on this device yet, so the form starts with the plan's values.
  const given = useMemo(() => (uploaded ? { ...uploaded, squareFeet: String(uploaded.squareFeet ?? '') } : EMPTY_UPLOAD), [uploaded])
  const draft = kept ?? given
  const newest = useCallback(() => store.get(uploadDraftAtom) ?? given, [store, given])
  const change = useCallback(
    (update: (files: readonly StoredFile[]) => StoredFile[]) => keep({ ...newest(), files: update(newest().files) }),
    [newest, keep],
  )
  const files = usePlanFiles(draft.files, change)
  const form = useForm<UploadForm, unknown, UploadAnswers>({
    defaultValues: { name: draft.name, squareFeet: draft.squareFeet, description: draft.description },
    resolver: zodResolver(uploadFormSchema),
  })
  useEffect(() => {
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        keep({ ...newest(), name: values.name, squareFeet: String(values.squareFeet), description: values.description ?? '' })
      },
    })
  }, [form, newest, keep])
  const { errors } = form.formState
  const named = (useWatch({ control: form.control, name: 'name' }) ?? '').trim() !== ''

  const missing = !named
    ? 'Give the plan a name'
    : files.sending
      ? 'Wait until the files have arrived'
      : draft.files.length === 0
        ? 'Add at least one file'
        : null
  const submit = form.handleSubmit((answers) => onUpload({ ...answers, files: draft.files }))

  return (
    <form noValidate onSubmit={submit} aria-label="Upload Custom Plan">
      <FieldGroup>
        <TextField label="Plan name" required autoComplete="off" error={errors.name?.message} {...form.register('name')} />
        <FileDrop
          label="Choose files or drop them here"
          hint="Floor plans and elevations as PDF, DWG, DXF, JPG, PNG or SVG, at most 10 MB each."
          accept={ACCEPTED_FILES}
          onFiles={files.add}
        />
        <PlanFileList stored={draft.files} files={files} />
        <TextField
          label="Square feet"
          optional
          type="number"
          inputMode="numeric"
          min={100}
          suffix="sq ft"
          hint="Floor area of all stories. We use it to draw an estimate of the frame."
          error={errors.squareFeet?.message}
          {...form.register('squareFeet')}
        />
        <TextArea
          label="Description"
          optional
          rows={3}
          hint="Anything the drawings leave out: site, stories, roof, anything unusual."
          error={errors.description?.message}
          {...form.register('description')}
        />
        <div>
          <Button type="submit" disabledReason={missing}>
            {uploaded ? 'Update Plan' : 'Upload Plan'}
          </Button>
        </div>
        {uploaded ? (
          <Alert tone="ok" title={`${uploaded.name} is in your configuration`}>
            {uploaded.files.length === 1 ? 'One file' : `${uploaded.files.length} files`}. An uploaded plan has no base price: we price its
            kit after our review of the drawings.
          </Alert>
        ) : null}
      </FieldGroup>
    </form>
  )
}
