import { Button } from '@framewell/design-system/elements/button/Button'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { type LienRecord, lienRecordSchema, recordLien } from '@framewell/domain/payments/lienRecord'
import type { PaymentProject } from '@framewell/domain/payments/projectCalls'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { PAYMENT_QUERIES } from './paymentQueries'

const FIELDS = ['propertyOwner', 'noticeDueOn', 'noticeGivenOn', 'jointPayee', 'jointAgreedOn', 'jointEndsOn', 'jointReleasedOn'] as const
const TEXTS: Record<(typeof FIELDS)[number], { readonly label: string; readonly hint?: string; readonly type?: 'date' }> = {
  propertyOwner: { label: 'Property owner' },
  noticeDueOn: { label: 'Preliminary notice: last day', hint: "As the state's law sets it for this job", type: 'date' },
  noticeGivenOn: { label: 'Preliminary notice: given on', type: 'date' },
  jointPayee: { label: 'Paid by joint check with the shop', hint: 'The supplier or lender the agreement names' },
  jointAgreedOn: { label: 'Joint-check agreement of', type: 'date' },
  jointEndsOn: { label: 'Joint-check agreement: last day', hint: 'Empty if it applies until it is released', type: 'date' },
  jointReleasedOn: { label: 'Joint-check agreement: released on', type: 'date' },
}
/** An empty date field is no date. */
const day = z.preprocess((value) => (value === '' ? null : value), lienRecordSchema.shape.noticeDueOn)
const formSchema = lienRecordSchema.extend({
  noticeDueOn: day,
  noticeGivenOn: day,
  jointAgreedOn: day,
  jointEndsOn: day,
  jointReleasedOn: day,
})

/** What lien papers of the job need: the property's owner, the preliminary notice, a joint-check agreement. */
export const LienRecordPart = ({ project, mayRecord }: { project: PaymentProject; mayRecord: boolean }) => {
  const { siteAddress, lienRecord } = project
  const { propertyOwner, noticeDueOn, noticeGivenOn } = lienRecord
  const notice = noticeGivenOn
    ? `Given on ${longDate(noticeGivenOn)}`
    : noticeDueOn
      ? `Due by ${longDate(noticeDueOn)}, not recorded as given`
      : 'No date recorded'
  return (
    <Stack as="section" gap={3} align="start" aria-label="Lien papers">
      <Heading level={3} size={5}>
        Lien papers
      </Heading>
      <DescriptionList
        items={[
          { term: 'Job address', detail: siteAddress },
          { term: 'Property owner', detail: propertyOwner || 'Not recorded' },
          { term: 'Preliminary notice', detail: notice },
          {
            term: 'Joint-check agreement',
            detail: agreementWords(lienRecord),
          },
        ]}
      />
      {mayRecord ? <LienRecordDialog projectId={project.projectId} lienRecord={lienRecord} /> : null}
    </Stack>
  )
}

function agreementWords({ jointPayee, jointAgreedOn, jointEndsOn, jointReleasedOn }: LienRecord): string {
  if (!jointPayee || !jointAgreedOn) return 'None recorded'
  const end = jointReleasedOn ? `released on ${longDate(jointReleasedOn)}` : jointEndsOn ? `to ${longDate(jointEndsOn)}` : 'until released'
  return `With ${jointPayee}, from ${longDate(jointAgreedOn)}${jointReleasedOn ? ',' : ''} ${end}`
}

const LienRecordDialog = ({ projectId, lienRecord }: { projectId: string; lienRecord: LienRecord }) => {
  const { toast } = useShell()
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const { propertyOwner, jointPayee, ...days } = lienRecord
  const form = useForm({
    resolver: zodResolver(formSchema),
    // What somebody else records meanwhile is shown; what is typed here stays.
    resetOptions: { keepDirtyValues: true },
    values: {
      propertyOwner,
      jointPayee,
      noticeDueOn: days.noticeDueOn ?? '',
      noticeGivenOn: days.noticeGivenOn ?? '',
      jointAgreedOn: days.jointAgreedOn ?? '',
      jointEndsOn: days.jointEndsOn ?? '',
      jointReleasedOn: days.jointReleasedOn ?? '',
    },
  })
  const { errors, dirtyFields } = form.formState
  const saving = useSend(recordLien, {
    form: onForm(form, FIELDS),
    onSent: () => {
      toast({ title: 'Lien papers recorded', tone: 'success' })
      setOpen(false)
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: PAYMENT_QUERIES }),
  })
  // Only what was changed here, so that what others record stays.
  const save = form.handleSubmit((record) => {
    const change = Object.fromEntries(FIELDS.filter((field) => dirtyFields[field]).map((field) => [field, record[field]]))
    void saving.send({ projectId, ...change })
  })
  return (
    <Dialog
      title="Lien papers"
      description="Waivers name the owner. Operators are reminded of the preliminary notice until it is recorded as given, and of the end of a joint-check agreement until it is recorded as released."
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        saving.reset()
        form.reset()
      }}
      trigger={<Button size="small">Record lien papers</Button>}
      footer={
        <Button variant="primary" pending={saving.busy} pendingText="Saving..." onClick={() => void save()}>
          Save
        </Button>
      }
    >
      <Stack gap={4}>
        {FIELDS.map((field) => (
          <TextField key={field} {...form.register(field)} {...TEXTS[field]} optional error={errors[field]?.message} />
        ))}
        <SendAlert title="Not saved" failure={saving.failure} />
      </Stack>
    </Dialog>
  )
}
