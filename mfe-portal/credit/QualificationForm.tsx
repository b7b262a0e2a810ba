import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { ErrorSummary } from '@framewell/design-system/elements/error-summary/ErrorSummary'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { ProgressBar } from '@framewell/design-system/elements/progress-bar/ProgressBar'
import { Text } from '@framewell/design-system/elements/text/Text'
import { APPLY_FAILED, type CreditResult } from '@framewell/domain/credit/applicantCalls'
import { applicationProgress, CREDIT_APPLICATION_DEFAULTS } from '@framewell/domain/credit/application'
import { useSlow } from '@framewell/remote-kit/reading/useSlow'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { ApplicationFields } from './ApplicationFields'
import { applyFailure } from './applyFailure'
import { SavedNote } from './SavedNote'
import { useApplyForCredit } from './useApplyForCredit'
import { type CreditAnswers, useCreditForm } from './useCreditForm'

interface QualificationFormProps {
  compact: boolean
  /** Id of the heading that names the form. */
  labelledBy: string
  onDecided: (result: CreditResult) => void
}

/** The application: progress, questions, and what became of a failed attempt. What is typed stays through errors, reloads and lost connections. */
export const QualificationForm = ({ compact, labelledBy, onDecided }: QualificationFormProps) => {
  const { form, savedAt, keepsDrafts, attemptKey, renewAttempt } = useCreditForm()
  const apply = useApplyForCredit((result) => {
    renewAttempt()
    onDecided(result)
  })
  const slow = useSlow(apply.isPending)
  // Checking the answers takes a moment: a second click may come before the first shows as pending.
  const sending = useRef(false)
  const progress = applicationProgress(useWatch({ control: form.control }))
  const failure = apply.error ? applyFailure(apply.error, navigator.onLine) : null
  const { errors, submitCount } = form.formState

  const submit = form.handleSubmit(
    (application) => {
      if (sending.current) return
      sending.current = true
      const onSettled = () => {
        sending.current = false
      }
      const onError = (error: unknown) => {
        for (const { path, message } of applyFailure(error, true).fields) {
          if (isField(path)) form.setError(path, { type: 'server', message })
        }
      }
      apply.mutate({ application, attemptKey: attemptKey() }, { onError, onSettled })
    },
    () => apply.reset(),
  )

  return (
    <form noValidate onSubmit={submit} aria-labelledby={labelledBy}>
      <Stack gap={5}>
        <ProgressBar label={progress.label} value={progress.percent} />
        <ErrorSummary errors={inOrder(errors)} attempt={submitCount} />
        <ApplicationFields form={form} compact={compact} />
        {failure ? (
          <Alert tone="bad" title={APPLY_FAILED} live="assertive">
            {failure.detail}
          </Alert>
        ) : null}
        <Stack gap={3}>
          <Button type="submit" variant="primary" block pending={apply.isPending} pendingText="Analyzing...">
            See my tier
          </Button>
          <Text role="status" size="small" tone="subtle" style={{ textAlign: 'center' }} hidden={!slow}>
            {slow ? 'Still working: the connection is slow. Your answers are safe.' : ''}
          </Text>
          {slow ? null : <SavedNote savedAt={savedAt} keepsDrafts={keepsDrafts} />}
        </Stack>
      </Stack>
    </form>
  )
}

function isField(path: string): path is keyof CreditAnswers {
  return Object.hasOwn(CREDIT_APPLICATION_DEFAULTS, path)
}

/** The messages in the order of the questions. */
function inOrder(errors: Partial<Record<keyof CreditAnswers, { message?: string }>>) {
  return Object.keys(CREDIT_APPLICATION_DEFAULTS)
    .filter(isField)
    .flatMap((field) => (errors[field]?.message ? [{ field, message: errors[field].message }] : []))
}
