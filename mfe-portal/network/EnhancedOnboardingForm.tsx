import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { ErrorSummary } from '@framewell/design-system/elements/error-summary/ErrorSummary'
import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { Stepper } from '@framewell/design-system/elements/stepper/Stepper'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import {
  DIGITAL_INTEGRATIONS,
  INTEREST_TYPE_WORDS,
  INTEREST_TYPES,
  PARTNER_TYPE_WORDS,
  PARTNER_TYPES,
  SERVICE_REGIONS,
} from '@framewell/domain/network/applicationOptions'
import {
  EMPTY_PARTNER_REFERENCE,
  ENHANCED_STEPS,
  type EnhancedDraft,
  enhancedDefaults,
  enhancedDraftSchema,
  enhancedFormSchema,
  enhancedStepOf,
  MIN_ENHANCED_REFERENCES,
} from '@framewell/domain/network/enhancedApplication'
import { APPLICATION_WORDS, applyAsPartner } from '@framewell/domain/network/joiningCalls'
import { PARTNER_AGREEMENT } from '@framewell/domain/network/partnerAgreement'
import { useWizardStep } from '@framewell/remote-kit/address/useWizardStep'
import { SavedNote } from '@framewell/remote-kit/drafts/SavedNote'
import { formDraft, useDraftForm } from '@framewell/remote-kit/drafts/useDraftForm'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useMemo } from 'react'
import { type FieldPath, useFieldArray, useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import { ChoiceList } from './ChoiceList'
import { flatErrors } from './flatErrors'
import { SubmittedApplication } from './SubmittedApplication'

const draft = formDraft<EnhancedDraft>('framewell.network.enhanced', enhancedDraftSchema)
const wordsOf = <Value extends string>(values: readonly Value[], words: Record<Value, string>) =>
  values.map((value) => ({ value, label: words[value] }))

/** /enhanced-partner-onboarding: four steps in any order, checked when submitted; what is typed stays on this device until it is sent. */
export const EnhancedOnboardingForm = () => {
  const { toast } = useShell()
  const defaults = useMemo(() => enhancedDefaults(new Date().toISOString().slice(0, 10)), [])
  const { form, savedAt, keepsDrafts } = useDraftForm({ draft, defaults, schema: enhancedFormSchema })
  const { current, goTo, hrefOf } = useWizardStep(ENHANCED_STEPS.length)
  const types = useWatch({ control: form.control, name: 'partnerTypes' }) ?? []
  const interests = useWatch({ control: form.control, name: 'lumberYardReseller.interestTypes' }) ?? []
  const regions = useWatch({ control: form.control, name: 'operational.preferredRegions' }) ?? []
  const references = useFieldArray({ control: form.control, name: 'operational.references' })
  const apply = useSend(applyAsPartner, {
    words: { makes: 'application' },
    keep: 'network.enhanced',
    form: { shows: () => true, mark: (path, message) => form.setError(path as FieldPath<EnhancedDraft>, { type: 'server', message }) }, // Paths of the input are the form's own.
    onSent: () => {
      form.reset(defaults)
      toast({ title: APPLICATION_WORDS.submittedTitle, description: APPLICATION_WORDS.enhancedSubmitted, tone: 'success' })
    },
    onFailed: (failure) =>
      toast({
        title: APPLICATION_WORDS.failedTitle,
        description: (failure.kind !== 'totalChanged' && failure.sentence) || APPLICATION_WORDS.enhancedFailed,
        tone: 'destructive',
      }),
  })
  if (apply.answer)
    return (
      <SubmittedApplication
        applicationId={apply.answer.applicationId}
        link={apply.answer}
        promise="We will contact you within 1-2 business days."
        nextSteps={['We read your application', 'We ask what is missing', 'You hear our decision']}
      />
    )

  const { errors, submitCount } = form.formState
  const found = flatErrors(errors)
  const messageOf = (path: string) => found.find((one) => one.field === path)?.message
  const field = (name: FieldPath<EnhancedDraft>, label: string) => {
    return { label, error: messageOf(name), ...form.register(name) }
  }
  const submit = form.handleSubmit(
    (application) => void apply.send(application),
    (refused) => {
      const [first] = flatErrors(refused)
      if (first) goTo(enhancedStepOf(first.field))
    },
  )

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={6}>
        <Stepper
          label="Steps of your application"
          current={current}
          steps={ENHANCED_STEPS.map(({ id, title }, at) => ({
            id,
            label: title,
            href: hrefOf(at),
            reachable: true,
            done: submitCount > 0 && !found.some((one) => enhancedStepOf(one.field) === at),
          }))}
        />
        <ErrorSummary errors={found.filter((one) => enhancedStepOf(one.field) === current)} attempt={submitCount} />
        <Heading level={2} size={4}>
          {ENHANCED_STEPS[current]?.title}
        </Heading>
        <FieldGroup>
          {current === 0 ? (
            <>
              <ChoiceList
                legend="Partner types"
                name="partnerTypes"
                options={wordsOf(PARTNER_TYPES, PARTNER_TYPE_WORDS)}
                value={types}
                onChange={(value) => form.setValue('partnerTypes', value, { shouldValidate: submitCount > 0 })}
                error={messageOf('partnerTypes')}
              />
              <TextField autoComplete="organization" required {...field('companyName', 'Company name')} />
              <TextField required {...field('legalEntityName', 'Legal entity name')} />
              <TextField autoComplete="name" required {...field('primaryContactName', 'Primary contact')} />
              <FieldGroup columns={2}>
                <TextField type="email" autoComplete="email" required {...field('email', 'Email')} />
                <TextField type="tel" autoComplete="tel" required {...field('phone', 'Phone')} />
              </FieldGroup>
              <TextField autoComplete="street-address" required {...field('businessAddress', 'Business address')} />
              <FieldGroup columns={2}>
                <TextField type="url" autoComplete="url" optional {...field('website', 'Website')} />
                <TextField inputMode="numeric" required {...field('yearsInBusiness', 'Years in business')} />
              </FieldGroup>
            </>
          ) : null}
          {current === 1 && types.includes('RollFormOperator') ? (
            <Part aria-labelledby="roll-form-details">
              <Heading level={3} size={5} id="roll-form-details">
                {PARTNER_TYPE_WORDS.RollFormOperator}
              </Heading>
              <TextField required {...field('rollFormOperator.machineTypes', 'Machine types')} />
              <TextField required {...field('rollFormOperator.typicalTolerances', 'Typical tolerances')} />
              <FieldGroup columns={2}>
                <TextField required {...field('rollFormOperator.weeklyCapacity', 'Weekly capacity')} />
                <TextField inputMode="numeric" hint="Days" required {...field('rollFormOperator.leadTimeDays', 'Lead time')} />
              </FieldGroup>
              <TextField optional {...field('rollFormOperator.qualityCertifications', 'Quality certifications')} />
              <SelectField
                placeholder="Choose one"
                optional
                options={DIGITAL_INTEGRATIONS.map((value) => ({ value, label: value }))}
                {...field('rollFormOperator.digitalIntegration', 'Digital integration')}
              />
              <TextArea required {...field('rollFormOperator.insuranceDetails', 'Insurance details')} />
              <TextField type="url" optional {...field('rollFormOperator.sampleAuditLink', 'Link to a sample audit')} />
            </Part>
          ) : null}
          {current === 1 && types.includes('LumberYardReseller') ? (
            <Part aria-labelledby="lumber-yard-details">
              <Heading level={3} size={5} id="lumber-yard-details">
                {PARTNER_TYPE_WORDS.LumberYardReseller}
              </Heading>
              <TextField required {...field('lumberYardReseller.existingBuilderNetworkSize', 'Builder network size')} />
              <TextField required {...field('lumberYardReseller.geographicCoverage', 'Geographic coverage')} />
              <TextField required {...field('lumberYardReseller.storageCapabilities', 'Storage capabilities')} />
              <ChoiceList
                legend="Interest types"
                name="lumberYardReseller.interestTypes"
                options={wordsOf(INTEREST_TYPES, INTEREST_TYPE_WORDS)}
                value={interests}
                onChange={(value) => form.setValue('lumberYardReseller.interestTypes', value, { shouldValidate: submitCount > 0 })}
                error={messageOf('lumberYardReseller.interestTypes')}
              />
              <TextField required {...field('lumberYardReseller.creditExperience', 'Credit experience')} />
              <TextField
                hint="With commas between them"
                optional
                {...field('lumberYardReseller.preferredBuilderTypes', 'Preferred builder types')}
              />
            </Part>
          ) : null}
          {current === 1 && !types.includes('RollFormOperator') && !types.includes('LumberYardReseller') ? (
            <Text tone="muted">Nothing more is asked of the partner types you chose. Go on with the next step.</Text>
          ) : null}
          {current === 2 ? (
            <>
              <ChoiceList
                legend="Preferred regions"
                name="operational.preferredRegions"
                options={SERVICE_REGIONS.map((value) => ({ value, label: value }))}
                value={regions}
                onChange={(value) => form.setValue('operational.preferredRegions', value, { shouldValidate: submitCount > 0 })}
                error={messageOf('operational.preferredRegions')}
              />
              <TextField required {...field('operational.averageOrderSizeCapacity', 'Average order size capacity')} />
              <TextField required {...field('operational.emergencyOverflowAvailability', 'Emergency and overflow availability')} />
              {references.fields.map((reference, at) => (
                <FieldGroup key={reference.id} columns={3} role="group" aria-label={`Reference ${at + 1}`}>
                  <TextField required {...field(`operational.references.${at}.name`, 'Reference name')} />
                  <TextField required {...field(`operational.references.${at}.contact`, 'Contact information')} />
                  <TextField required {...field(`operational.references.${at}.relation`, 'Relationship')} />
                  {references.fields.length > MIN_ENHANCED_REFERENCES ? (
                    <Button type="button" variant="plain" size="small" onClick={() => references.remove(at)}>
                      Remove reference {at + 1}
                    </Button>
                  ) : null}
                </FieldGroup>
              ))}
              <Button type="button" size="small" onClick={() => references.append({ ...EMPTY_PARTNER_REFERENCE })}>
                Add another reference
              </Button>
            </>
          ) : null}
          {current === 3 ? (
            <>
              <Agreement tabIndex={0} role="region" aria-label={PARTNER_AGREEMENT.title}>
                <Heading level={3} size={5}>
                  {PARTNER_AGREEMENT.title}, version {PARTNER_AGREEMENT.version}
                </Heading>
                {PARTNER_AGREEMENT.paragraphs.map((text) => (
                  <Text key={text} size="compact">
                    {text}
                  </Text>
                ))}
              </Agreement>
              <FieldGroup columns={2}>
                <TextField autoComplete="name" required {...field('agreement.authorizedRepName', 'Authorized representative')} />
                <TextField autoComplete="organization-title" required {...field('agreement.title', 'Title')} />
                <TextField hint="Type your name" required {...field('agreement.signature', 'E-signature')} />
                <TextField type="date" required {...field('agreement.date', 'Date')} />
              </FieldGroup>
            </>
          ) : null}
        </FieldGroup>
        {apply.failure && apply.failure.kind !== 'totalChanged' ? (
          <Alert tone="bad" title={APPLICATION_WORDS.failedTitle} live="assertive">
            {apply.failure.sentence}
          </Alert>
        ) : null}
        <Stack direction="row" justify="between" gap={3}>
          <Button type="button" disabled={current === 0} onClick={() => goTo(current - 1)}>
            Previous
          </Button>
          {current === ENHANCED_STEPS.length - 1 ? (
            <Button type="submit" variant="primary" pending={apply.busy} pendingText="Submitting...">
              Submit application
            </Button>
          ) : (
            <Button type="button" variant="primary" onClick={() => goTo(current + 1)}>
              Next
            </Button>
          )}
        </Stack>
        <SavedNote savedAt={savedAt} keepsDrafts={keepsDrafts} />
      </Stack>
    </form>
  )
}

const Part = styled.section`
  display: grid;
  gap: var(--space-5);
`

const Agreement = styled.div`
  display: grid;
  gap: var(--space-3);
  max-height: 20rem;
  padding: var(--space-5);
  border: 1px solid var(--color-line);
  overflow-y: auto;
`
