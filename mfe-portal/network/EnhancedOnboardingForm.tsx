import { ErrorSummary } from '@framewell/design-system/elements/error-summary/ErrorSummary'
import { Stepper } from '@framewell/design-system/elements/stepper/Stepper'
import { companyDay } from '@framewell/domain/dates/businessDays'
import { APPLICATION_WORDS } from '@framewell/domain/network/applicationWords'
import {
  ENHANCED_STEPS,
  type EnhancedDraft,
  enhancedFormSchema,
  enhancedStepOf,
  unfinishedSteps,
} from '@framewell/domain/network/enhancedApplication'
import { applyAsPartner } from '@framewell/domain/network/joiningCalls'
import { useWizardStep } from '@framewell/remote-kit/address/useWizardStep'
import { useDraftedForm } from '@framewell/remote-kit/drafts/useDraftedForm'
import { useSharedDraft } from '@framewell/remote-kit/drafts/useSharedDraft'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { EnhancedAgreementStep } from './EnhancedAgreementStep'
import { EnhancedBusinessStep } from './EnhancedBusinessStep'
import { EnhancedDetailsStep } from './EnhancedDetailsStep'
import { EnhancedOperationsStep } from './EnhancedOperationsStep'
import { enhancedFields } from './enhancedForm'
import { flatErrors } from './flatErrors'
import { OnboardingSheet } from './OnboardingSheet'
import { enhancedDraft } from './onboardingDraft'
import { SubmittedApplication } from './SubmittedApplication'
import { useSubmitApplication } from './useSubmitApplication'

/** /enhanced-partner-onboarding: four steps in any order, validated on submit. Input is kept, and a second device can open the draft. */
export const EnhancedOnboardingForm = () => {
  const source = useMemo(() => enhancedDraft(companyDay(new Date())), [])
  const draft = useSharedDraft(source)
  const form = useForm({ defaultValues: draft.state, resolver: zodResolver(enhancedFormSchema), shouldFocusError: false })
  const clear = useDraftedForm(form, draft, source.empty)
  const { current, goTo, hrefOf } = useWizardStep(ENHANCED_STEPS.length)
  const apply = useSubmitApplication(applyAsPartner, {
    keep: 'network.enhanced',
    form: { shows: () => true, mark: (path, message) => form.setError(path as FieldPath<EnhancedDraft>, { type: 'server', message }) }, // The paths are those of the form's own input.
    submitted: APPLICATION_WORDS.enhancedSubmitted,
    failed: APPLICATION_WORDS.enhancedFailed,
    clear,
  })
  if (apply.answer)
    return (
      <SubmittedApplication
        mail={apply.answer.mail}
        applicationId={apply.answer.applicationId}
        link={apply.answer}
        promise="We will contact you within 1-2 business days."
        nextSteps={['We review your application', 'We ask what is missing', 'You get our decision']}
      />
    )

  const { submitCount } = form.formState
  const { found } = enhancedFields(form)
  const unfinished = unfinishedSteps(form.watch())
  const submit = form.handleSubmit(
    (application) => void apply.send(application),
    (refused) => {
      const [first] = flatErrors(refused)
      if (first) goTo(enhancedStepOf(first.field))
    },
  )

  return (
    <OnboardingSheet
      draft={draft}
      onSubmit={submit}
      steps={ENHANCED_STEPS}
      current={current}
      goTo={goTo}
      sending={apply}
      submit="Submit application"
      progress={
        <>
          <Stepper
            label="Steps of your application"
            current={current}
            steps={ENHANCED_STEPS.map(({ id, title }, at) => ({
              id,
              label: title,
              href: hrefOf(at),
              reachable: true,
              done: submitCount > 0 && !unfinished.has(at) && !found.some((one) => enhancedStepOf(one.field) === at),
            }))}
          />
          <ErrorSummary errors={found.filter((one) => enhancedStepOf(one.field) === current)} attempt={submitCount} />
        </>
      }
    >
      {current === 0 ? <EnhancedBusinessStep form={form} /> : null}
      {current === 1 ? <EnhancedDetailsStep form={form} /> : null}
      {current === 2 ? <EnhancedOperationsStep form={form} /> : null}
      {current === 3 ? <EnhancedAgreementStep form={form} hrefOf={hrefOf} /> : null}
    </OnboardingSheet>
  )
}
