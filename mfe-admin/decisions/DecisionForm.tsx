import { Button } from '@framewell/design-system/elements/button/Button'
import { Card } from '@framewell/design-system/elements/card/Card'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { RadioCards, type RadioCardsProps } from '@framewell/design-system/elements/radio-cards/RadioCards'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import type { SendFailure } from '@framewell/remote-kit/sending/sendFailure'
import { type ReactNode, type SubmitEventHandler, useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { styled } from 'styled-components'

interface Field {
  readonly field: UseFormRegisterReturn
  readonly error: string | undefined
}

interface DecisionFormProps {
  title: string
  action: Field & Pick<RadioCardsProps, 'options'>
  reason: Field & { readonly hint: string }
  /** The button's label for the chosen action. */
  button: string
  sending: { readonly busy: boolean; readonly failure: SendFailure | null }
  onSubmit: SubmitEventHandler<HTMLFormElement>
  /** Extra fields of the chosen action. */
  children?: ReactNode
}

/** An operator's decision about a record: one of a few actions, always with a reason that goes into the history. */
export const DecisionForm = ({ title, action, reason, button, sending, onSubmit, children }: DecisionFormProps) => {
  const titleId = useId()
  return (
    <Card>
      <form noValidate onSubmit={onSubmit} aria-labelledby={titleId}>
        <Stack gap={5}>
          <Heading level={4} size={5} id={titleId}>
            {title}
          </Heading>
          <Actions {...action.field} legend="Decision" error={action.error} options={action.options} />
          {children}
          <TextArea {...reason.field} label="Reason" hint={reason.hint} error={reason.error} rows={3} />
          <SendAlert failure={sending.failure} />
          <Button type="submit" variant="primary" block pending={sending.busy} pendingText="Saving...">
            {button}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}

const Actions = styled(RadioCards)`
  & label {
    padding: var(--space-3) var(--space-4);
  }
`
