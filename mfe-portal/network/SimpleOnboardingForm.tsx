import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Disclosure } from '@framewell/design-system/elements/disclosure/Disclosure'
import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { ProgressBar } from '@framewell/design-system/elements/progress-bar/ProgressBar'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import {
  CERTIFICATIONS,
  PARTNER_PAYMENT_TERMS,
  QUALITY_MANAGEMENT_SYSTEMS,
  SERVICE_REGIONS,
} from '@framewell/domain/network/applicationOptions'
import { APPLICATION_WORDS, applyAsFabricator } from '@framewell/domain/network/joiningCalls'
import {
  EMPTY_CLIENT_REFERENCE,
  isSimpleStepComplete,
  SIMPLE_DEFAULTS,
  SIMPLE_LABELS,
  SIMPLE_STEPS,
  type SimpleDraft,
  simpleDraftSchema,
  simpleFormSchema,
} from '@framewell/domain/network/simpleApplication'
import { useWizardStep } from '@framewell/remote-kit/address/useWizardStep'
import { furthestStep } from '@framewell/remote-kit/address/wizardStep'
import { DraftGate } from '@framewell/remote-kit/drafts/DraftGate'
import { DraftNote } from '@framewell/remote-kit/drafts/DraftNote'
import { DraftNotices } from '@framewell/remote-kit/drafts/DraftNotices'
import { useDraftedForm } from '@framewell/remote-kit/drafts/useDraftedForm'
import { useSharedDraft } from '@framewell/remote-kit/drafts/useSharedDraft'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useFieldArray, useForm, useWatch } from 'react-hook-form'
import { ChoiceList } from './ChoiceList'
import { fabricatorsQuery } from './networkQueries'
import { OnboardingWaiting } from './OnboardingWaiting'
import { SIMPLE_DRAFT } from './onboardingDraft'
import { PlaceFields } from './PlaceFields'
import { SubmittedApplication } from './SubmittedApplication'

const FIELDS = simpleDraftSchema.keyof().options
const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** /partner-onboarding: six steps, each opens when the one before is complete; what is typed stays, and a second device can open it. */
export const SimpleOnboardingForm = () => {
  const { toast, call } = useShell()
  const queries = useQueryClient()
  const draft = useSharedDraft(SIMPLE_DRAFT)
  const form = useForm({ defaultValues: draft.state, resolver: zodResolver(simpleFormSchema), shouldFocusError: false })
  const clear = useDraftedForm(form, draft, SIMPLE_DEFAULTS)
  const values = useWatch({ control: form.control, compute: (typed) => ({ ...SIMPLE_DEFAULTS, ...typed }) })
  const complete = SIMPLE_STEPS.map((_, at) => isSimpleStepComplete(at, values))
  const { current, goTo } = useWizardStep(SIMPLE_STEPS.length, furthestStep(complete))
  const references = useFieldArray({ control: form.control, name: 'clientReferences' })
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    heading.current?.focus()
  }, [current])
  const apply = useSend(applyAsFabricator, {
    words: { makes: 'application' },
    keep: 'network.simple',
    form: onForm(form, FIELDS),
    onSent: () => {
      clear()
      void queries.invalidateQueries({ queryKey: fabricatorsQuery(call).queryKey })
      toast({ title: APPLICATION_WORDS.submittedTitle, description: APPLICATION_WORDS.simpleSubmitted, tone: 'success' })
    },
    onFailed: (failure) =>
      toast({
        title: APPLICATION_WORDS.failedTitle,
        description: failure.kind === 'totalChanged' ? APPLICATION_WORDS.simpleFailed : failure.sentence || APPLICATION_WORDS.simpleFailed,
        tone: 'destructive',
      }),
  })
  if (apply.answer)
    return (
      <SubmittedApplication
        applicationId={apply.answer.applicationId}
        link={apply.answer}
        promise="The team will respond in 2-3 business days."
        nextSteps={['Application review (1-2 business days)', 'Reference verification', 'Documentation review', 'Network activation']}
      />
    )

  const { errors } = form.formState
  const field = (name: Exclude<keyof SimpleDraft, 'certifications' | 'primaryServiceRegions' | 'clientReferences'>) => ({
    label: SIMPLE_LABELS[name],
    error: errors[name]?.message,
    ...form.register(name),
  })
  const step = SIMPLE_STEPS[current]
  const isLast = current === SIMPLE_STEPS.length - 1
  const stuck = complete[current] ? null : 'Fill in what this step requires first.'

  return (
    <DraftGate draft={draft} waiting={<OnboardingWaiting />}>
      <form noValidate onSubmit={form.handleSubmit((application) => void apply.send(application))}>
        <Stack gap={6}>
          <DraftNotices draft={draft} />
          <ProgressBar label={`Step ${current + 1} of ${SIMPLE_STEPS.length}`} value={((current + 1) / SIMPLE_STEPS.length) * 100} />
          <Heading level={2} size={4} ref={heading} tabIndex={-1}>
            {step?.title}
          </Heading>
          <FieldGroup>
            {current === 0 ? (
              <>
                <TextField autoComplete="organization" required {...field('companyName')} />
                <TextField autoComplete="name" required {...field('contactName')} />
                <TextField type="email" autoComplete="email" required {...field('contactEmail')} />
                <TextField type="tel" autoComplete="tel" optional {...field('contactPhone')} />
                <TextField type="url" autoComplete="url" optional {...field('website')} />
              </>
            ) : null}
            {current === 1 ? (
              <>
                <TextField autoComplete="street-address" required {...field('address')} />
                <PlaceFields
                  latitude={values.latitude}
                  longitude={values.longitude}
                  latitudeField={field('latitude')}
                  longitudeField={field('longitude')}
                  onPlace={({ latitude, longitude, cityAndState }) => {
                    form.setValue('latitude', latitude)
                    form.setValue('longitude', longitude)
                    if (cityAndState && values.address.trim() === '') form.setValue('address', cityAndState)
                  }}
                />
                <TextField inputMode="numeric" hint="Units a week, 100 sq ft of framed floor each" required {...field('weeklyCapacity')} />
                <TextArea optional {...field('equipmentDetails')} />
              </>
            ) : null}
            {current === 2 ? (
              <>
                <TextField inputMode="numeric" required {...field('yearsInBusiness')} />
                <TextArea optional {...field('previousProjects')} />
                <ChoiceList
                  legend={SIMPLE_LABELS.certifications}
                  name="certifications"
                  options={optionsOf(CERTIFICATIONS)}
                  value={values.certifications}
                  onChange={(value) => form.setValue('certifications', value)}
                />
                <SelectField
                  placeholder="Choose one"
                  options={optionsOf(QUALITY_MANAGEMENT_SYSTEMS)}
                  {...field('qualityManagementSystem')}
                />
              </>
            ) : null}
            {current === 3 ? (
              <>
                <ChoiceList
                  legend={SIMPLE_LABELS.primaryServiceRegions}
                  name="primaryServiceRegions"
                  options={optionsOf(SERVICE_REGIONS)}
                  value={values.primaryServiceRegions}
                  onChange={(value) => form.setValue('primaryServiceRegions', value)}
                  error={errors.primaryServiceRegions?.message}
                />
                <TextField inputMode="numeric" hint="Miles" required {...field('maxDeliveryRadius')} />
              </>
            ) : null}
            {current === 4 ? (
              <>
                <SelectField placeholder="Choose one" options={optionsOf(PARTNER_PAYMENT_TERMS)} {...field('preferredPaymentTerms')} />
                <TextArea required {...field('insuranceCoverage')} />
                <TextField optional {...field('bondingCapacity')} />
              </>
            ) : null}
            {isLast ? (
              <>
                {references.fields.map((reference, at) => (
                  <FieldGroup key={reference.id} columns={2} role="group" aria-label={`Reference ${at + 1}`}>
                    <TextField
                      label="Company name"
                      required={at === 0}
                      error={
                        errors.clientReferences?.[at]?.companyName?.message ??
                        (at === 0 ? errors.clientReferences?.root?.message : undefined)
                      }
                      {...form.register(`clientReferences.${at}.companyName`)}
                    />
                    <TextField label="Contact person" optional {...form.register(`clientReferences.${at}.contactPerson`)} />
                    <TextField
                      label="Contact email"
                      type="email"
                      optional
                      error={errors.clientReferences?.[at]?.contactEmail?.message}
                      {...form.register(`clientReferences.${at}.contactEmail`)}
                    />
                    <TextField label="Project type" optional {...form.register(`clientReferences.${at}.projectType`)} />
                    {references.fields.length > 1 ? (
                      <Button type="button" variant="plain" size="small" onClick={() => references.remove(at)}>
                        Remove reference {at + 1}
                      </Button>
                    ) : null}
                  </FieldGroup>
                ))}
                <Button type="button" size="small" onClick={() => references.append({ ...EMPTY_CLIENT_REFERENCE })}>
                  Add another reference
                </Button>
                <Disclosure summary="Check your answers">
                  <DescriptionList
                    items={FIELDS.filter((name) => name !== 'clientReferences').map((name) => ({
                      key: name,
                      term: SIMPLE_LABELS[name],
                      detail: [values[name]].flat().join(', ') || 'Not answered',
                    }))}
                  />
                </Disclosure>
              </>
            ) : null}
          </FieldGroup>
          {apply.failure ? (
            <Alert tone="bad" title={APPLICATION_WORDS.failedTitle} live="assertive">
              {apply.failure.kind === 'totalChanged' ? APPLICATION_WORDS.simpleFailed : apply.failure.sentence}
              {apply.failure.kind === 'fields' ? ` ${apply.failure.messages.join(' ')}` : ''}
            </Alert>
          ) : null}
          <Stack direction="row" justify="between" gap={3}>
            <Button type="button" disabled={current === 0} onClick={() => goTo(current - 1)}>
              Previous
            </Button>
            {isLast ? (
              <Button type="submit" variant="primary" pending={apply.busy} pendingText="Submitting..." disabledReason={stuck}>
                Submit
              </Button>
            ) : (
              <Button type="button" variant="primary" disabledReason={stuck} onClick={() => goTo(current + 1)}>
                Next
              </Button>
            )}
          </Stack>
          <DraftNote draft={draft} />
        </Stack>
      </form>
    </DraftGate>
  )
}
