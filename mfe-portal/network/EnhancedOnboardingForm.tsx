import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { ErrorSummary } from '@framewell/design-system/elements/error-summary/ErrorSummary'
import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Stepper } from '@framewell/design-system/elements/stepper/Stepper'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { ENHANCED_STEPS, type EnhancedDraft, enhancedFormSchema, enhancedStepOf } from '@framewell/domain/network/enhancedApplication'
import { APPLICATION_WORDS, applyAsPartner } from '@framewell/domain/network/joiningCalls'
import { useWizardStep } from '@framewell/remote-kit/address/useWizardStep'
import { DraftGate } from '@framewell/remote-kit/drafts/DraftGate'
import { DraftNote } from '@framewell/remote-kit/drafts/DraftNote'
import { DraftNotices } from '@framewell/remote-kit/drafts/DraftNotices'
import { useDraftedForm } from '@framewell/remote-kit/drafts/useDraftedForm'
import { useSharedDraft } from '@framewell/remote-kit/drafts/useSharedDraft'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { fabricatorsQuery } from './directoryQueries'
import { EnhancedAgreementStep } from './EnhancedAgreementStep'
import { EnhancedBusinessStep } from './EnhancedBusinessStep'
import { EnhancedDetailsStep } from './EnhancedDetailsStep'
import { EnhancedOperationsStep } from './EnhancedOperationsStep'
import { enhancedFields } from './enhancedForm'
import { flatErrors } from './flatErrors'
import { OnboardingWaiting } from './OnboardingWaiting'
import { enhancedDraft } from './onboardingDraft'
import { SubmittedApplication } from './SubmittedApplication'
import { useStepHeading } from './useStepHeading'

/** /enhanced-partner-onboarding: four steps in any order, checked when submitted; what is typed stays, and a second device can open it. */
export const EnhancedOnboardingForm = () => {
  const { toast, call } = useShell()
  const queries = useQueryClient()
  const source = useMemo(() => enhancedDraft(new Date().toISOString().slice(0, 10)), [])
  const draft = useSharedDraft(source)
  const form = useForm({ defaultValues: draft.state, resolver: zodResolver(enhancedFormSchema), shouldFocusError: false })
  const clear = useDraftedForm(form, draft, source.empty)
  const { current, goTo, hrefOf } = useWizardStep(ENHANCED_STEPS.length)
  const heading = useStepHeading(current)
  const apply = useSend(applyAsPartner, {
    words: { makes: 'application' },
    keep: 'network.enhanced',
    form: { shows: () => true, mark: (path, message) => form.setError(path as FieldPath<EnhancedDraft>, { type: 'server', message }) }, // Paths of the input are the form's own.
    onSent: () => {
      clear()
      void queries.invalidateQueries({ queryKey: fabricatorsQuery(call).queryKey })
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

  const { submitCount } = form.formState
  const { found } = enhancedFields(form)
  const submit = form.handleSubmit(
    (application) => void apply.send(application),
    (refused) => {
      const [first] = flatErrors(refused)
      if (first) goTo(enhancedStepOf(first.field))
    },
  )

  return (
    <DraftGate draft={draft} waiting={<OnboardingWaiting />}>
      <form noValidate onSubmit={submit}>
        <Stack gap={6}>
          <DraftNotices draft={draft} />
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
          <Heading level={2} size={4} ref={heading} tabIndex={-1}>
            {ENHANCED_STEPS[current]?.title}
          </Heading>
          <FieldGroup>
            {current === 0 ? <EnhancedBusinessStep form={form} /> : null}
            {current === 1 ? <EnhancedDetailsStep form={form} /> : null}
            {current === 2 ? <EnhancedOperationsStep form={form} /> : null}
            {current === 3 ? <EnhancedAgreementStep form={form} hrefOf={hrefOf} /> : null}
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
          <DraftNote draft={draft} />
        </Stack>
      </form>
    </DraftGate>
  )
}
