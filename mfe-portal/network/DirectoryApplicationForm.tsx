import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { ErrorSummary } from '@framewell/design-system/elements/error-summary/ErrorSummary'
import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { DIRECTORY_PARTNER_KIND_WORDS, DIRECTORY_PARTNER_TYPES } from '@framewell/domain/network/applicationOptions'
import { APPLICATION_WORDS } from '@framewell/domain/network/applicationWords'
import { DIRECTORY_DEFAULTS, directoryDraftSchema, directoryFormSchema } from '@framewell/domain/network/directoryApplication'
import { applyToDirectory } from '@framewell/domain/network/joiningCalls'
import { formDraft, useDraftForm } from '@framewell/remote-kit/drafts/useDraftForm'
import { formErrors } from '@framewell/remote-kit/forms/formErrors'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useSetAtom } from 'jotai'

const draft = formDraft('framewell.network.directory', directoryDraftSchema)
const FIELDS = directoryDraftSchema.keyof().options

/** The application to the directory; input is kept on this device until it is sent. */
export const DirectoryApplicationForm = ({ onApplied }: { onApplied: (applicationId: string) => void }) => {
  const { form } = useDraftForm({ draft, defaults: DIRECTORY_DEFAULTS, schema: directoryFormSchema })
  const keep = useSetAtom(draft)
  const apply = useSend(applyToDirectory, {
    words: { makes: 'application', keptOnDevice: true },
    keep: 'network.directory',
    form: onForm(form, FIELDS),
    onSent: ({ applicationId }) => {
      // The dialog may have been closed meanwhile, and the form with it.
      keep(null)
      onApplied(applicationId)
    },
  })
  const { errors, submitCount } = form.formState
  const field = (name: (typeof FIELDS)[number]) => ({ error: errors[name]?.message, ...form.register(name) })
  return (
    <form noValidate onSubmit={form.handleSubmit((application) => void apply.send(application), apply.reset)}>
      <Stack gap={5}>
        <ErrorSummary errors={formErrors(errors, FIELDS)} attempt={submitCount} />
        <FieldGroup columns={2}>
          <TextField label="Business name" autoComplete="organization" required {...field('businessName')} />
          <TextField label="Location" hint="City and state" required {...field('location')} />
          <TextField label="Contact name" autoComplete="name" required {...field('contactName')} />
          <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
          <TextField label="Phone" type="tel" autoComplete="tel" optional {...field('phone')} />
          <SelectField
            label="Partner type"
            placeholder="Choose one"
            options={optionsOf(DIRECTORY_PARTNER_TYPES, DIRECTORY_PARTNER_KIND_WORDS)}
            {...field('partnerType')}
          />
        </FieldGroup>
        <TextArea label="Current customers" optional rows={2} {...field('currentCustomers')} />
        <TextArea label="Experience" optional rows={3} {...field('experience')} />
        <TextArea label="Interests" optional rows={2} {...field('interests')} />
        {apply.failure ? (
          <Alert tone="bad" live="assertive" title={APPLICATION_WORDS.directoryFailed}>
            {apply.failure.kind === 'totalChanged' ? '' : apply.failure.sentence}
          </Alert>
        ) : null}
        <div>
          <Button type="submit" variant="primary" pending={apply.busy} pendingText="Submitting...">
            Submit application
          </Button>
        </div>
      </Stack>
    </form>
  )
}
