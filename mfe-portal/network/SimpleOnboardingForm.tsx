import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { ProgressBar } from '@framewell/design-system/elements/progress-bar/ProgressBar'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { APPLICATION_WORDS, applyAsFabricator } from '@framewell/domain/network/joiningCalls'
import {
  isSimpleStepComplete,
  SIMPLE_DEFAULTS,
  SIMPLE_STEPS,
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
import { useForm, useWatch } from 'react-hook-form'
import { fabricatorsQuery } from './directoryQueries'
import { OnboardingWaiting } from './OnboardingWaiting'
import { SIMPLE_DRAFT } from './onboardingDraft'
import { SimpleAreasStep } from './SimpleAreasStep'
import { SimpleCompanyStep } from './SimpleCompanyStep'
import { SimpleExperienceStep } from './SimpleExperienceStep'
import { SimplePlaceStep } from './SimplePlaceStep'
import { SimpleReferencesStep } from './SimpleReferencesStep'
import { SimpleTermsStep } from './SimpleTermsStep'
import { SubmittedApplication } from './SubmittedApplication'
import { useStepHeading } from './useStepHeading'

const FIELDS = simpleDraftSchema.keyof().options

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
  const heading = useStepHeading(current)
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
            {current === 0 ? <SimpleCompanyStep form={form} values={values} /> : null}
            {current === 1 ? <SimplePlaceStep form={form} values={values} /> : null}
            {current === 2 ? <SimpleExperienceStep form={form} values={values} /> : null}
            {current === 3 ? <SimpleAreasStep form={form} values={values} /> : null}
            {current === 4 ? <SimpleTermsStep form={form} values={values} /> : null}
            {current === 5 ? <SimpleReferencesStep form={form} values={values} /> : null}
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
