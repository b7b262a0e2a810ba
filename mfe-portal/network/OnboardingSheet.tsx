import { Button } from '@framewell/design-system/elements/button/Button'
import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { APPLICATION_WORDS } from '@framewell/domain/network/applicationWords'
import { DraftGate } from '@framewell/remote-kit/drafts/DraftGate'
import { DraftNote } from '@framewell/remote-kit/drafts/DraftNote'
import { DraftNotices } from '@framewell/remote-kit/drafts/DraftNotices'
import type { SharedDraft } from '@framewell/remote-kit/drafts/useSharedDraft'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import type { SendFailure } from '@framewell/remote-kit/sending/sendFailure'
import type { ComponentProps, ReactNode } from 'react'
import { OnboardingSkeleton } from './OnboardingSkeleton'
import { useStepHeading } from './useStepHeading'

interface OnboardingSheetProps<State extends Record<string, unknown>> {
  draft: SharedDraft<State>
  onSubmit: ComponentProps<'form'>['onSubmit']
  /** The application's progress, and the errors of this step. */
  progress: ReactNode
  steps: readonly { readonly title: string }[]
  current: number
  goTo: (step: number) => void
  sending: { readonly busy: boolean; readonly failure: SendFailure | null }
  /** Label of the last step's button. */
  submit: string
  /** Why the next step cannot be opened; null when it can. */
  stuck?: string | null
  /** The fields of the step. */
  children: ReactNode
}

/** One step of an application to join the network: draft, fields, back and next. */
export const OnboardingSheet = <State extends Record<string, unknown>>({
  draft,
  onSubmit,
  progress,
  steps,
  current,
  goTo,
  sending,
  submit,
  stuck = null,
  children,
}: OnboardingSheetProps<State>) => {
  const heading = useStepHeading(current)
  return (
    <DraftGate draft={draft} waiting={<OnboardingSkeleton />}>
      <form noValidate onSubmit={onSubmit}>
        <Stack gap={6}>
          <DraftNotices draft={draft} />
          {progress}
          <Heading level={2} size={4} ref={heading} tabIndex={-1}>
            {steps[current]?.title}
          </Heading>
          <FieldGroup>{children}</FieldGroup>
          <SendAlert title={APPLICATION_WORDS.failedTitle} failure={sending.failure} />
          <Stack direction="row" justify="between" gap={3}>
            <Button type="button" disabled={current === 0} onClick={() => goTo(current - 1)}>
              Previous
            </Button>
            {/* Keys: as one element, the press on Next would submit the form when it becomes the submit button. */}
            {current === steps.length - 1 ? (
              <Button
                key="submit"
                type="submit"
                variant="primary"
                pending={sending.busy}
                pendingText="Submitting..."
                disabledReason={stuck}
              >
                {submit}
              </Button>
            ) : (
              <Button key="next" type="button" variant="primary" disabledReason={stuck} onClick={() => goTo(current + 1)}>
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
