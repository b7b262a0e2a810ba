import { ProgressBar } from '@framewell/design-system/elements/progress-bar/ProgressBar'
import { APPLICATION_WORDS } from '@framewell/domain/network/applicationWords'
import { applyAsFabricator } from '@framewell/domain/network/joiningCalls'
import {
  isSimpleStepComplete,
  SIMPLE_DEFAULTS,
  SIMPLE_STEPS,
  simpleDraftSchema,
  simpleFormSchema,
} from '@framewell/domain/network/simpleApplication'
import { useWizardStep } from '@framewell/remote-kit/address/useWizardStep'
import { lastReachedStep } from '@framewell/remote-kit/address/wizardStep'
import { useDraftedForm } from '@framewell/remote-kit/drafts/useDraftedForm'
import { useSharedDraft } from '@framewell/remote-kit/drafts/useSharedDraft'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { OnboardingSheet } from './OnboardingSheet'
import { SIMPLE_DRAFT } from './onboardingDraft'
import { SimpleAreasStep } from './SimpleAreasStep'
import { SimpleCompanyStep } from './SimpleCompanyStep'
import { SimpleExperienceStep } from './SimpleExperienceStep'
import { SimplePlaceStep } from './SimplePlaceStep'
import { SimpleReferencesStep } from './SimpleReferencesStep'
import { SimpleTermsStep } from './SimpleTermsStep'
import { SubmittedApplication } from './SubmittedApplication'
import { useSubmitApplication } from './useSubmitApplication'

const FIELDS = simpleDraftSchema.keyof().options

/** /partner-onboarding: six steps; each opens when the previous one is complete. Input is kept, and a second device can open the draft. */
export const SimpleOnboardingForm = () => {
  const draft = useSharedDraft(SIMPLE_DRAFT)
  const form = useForm({ defaultValues: draft.state, resolver: zodResolver(simpleFormSchema), shouldFocusError: false })
  const clear = useDraftedForm(form, draft, SIMPLE_DEFAULTS)
  const values = useWatch({ control: form.control, compute: (typed) => ({ ...SIMPLE_DEFAULTS, ...typed }) })
  const complete = SIMPLE_STEPS.map((_, at) => isSimpleStepComplete(at, values))
  const { current, goTo } = useWizardStep(SIMPLE_STEPS.length, lastReachedStep(complete))
  const apply = useSubmitApplication(applyAsFabricator, {
    keep: 'network.simple',
    form: onForm(form, FIELDS),
    submitted: APPLICATION_WORDS.simpleSubmitted,
    failed: APPLICATION_WORDS.simpleFailed,
    clear,
  })
  if (apply.answer)
    return (
      <SubmittedApplication
        mail={apply.answer.mail}
        applicationId={apply.answer.applicationId}
        link={apply.answer}
        promise="The team will respond in 2-3 business days."
        nextSteps={['Application review (1-2 business days)', 'Reference verification', 'Documentation review', 'Network activation']}
      />
    )

  return (
    <OnboardingSheet
      draft={draft}
      onSubmit={form.handleSubmit((application) => void apply.send(application))}
      steps={SIMPLE_STEPS}
      current={current}
      goTo={goTo}
      sending={apply}
      submit="Submit"
      stuck={complete[current] ? null : 'Fill in what this step requires first.'}
      progress={<ProgressBar label={`Step ${current + 1} of ${SIMPLE_STEPS.length}`} value={((current + 1) / SIMPLE_STEPS.length) * 100} />}
    >
      {current === 0 ? <SimpleCompanyStep form={form} values={values} /> : null}
      {current === 1 ? <SimplePlaceStep form={form} values={values} /> : null}
      {current === 2 ? <SimpleExperienceStep form={form} values={values} /> : null}
      {current === 3 ? <SimpleAreasStep form={form} values={values} /> : null}
      {current === 4 ? <SimpleTermsStep form={form} values={values} /> : null}
      {current === 5 ? <SimpleReferencesStep form={form} values={values} /> : null}
    </OnboardingSheet>
  )
}
