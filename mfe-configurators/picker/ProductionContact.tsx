import { ErrorSummary } from '@framewell/design-system/elements/error-summary/ErrorSummary'
import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { formErrors } from '@framewell/remote-kit/forms/formErrors'
import { EmailField, NameField } from '@framewell/remote-kit/forms/PersonFields'
import { useContactFields } from '../quotes/useContactFields'
import type { ContactForm } from '../quotes/useContactForm'

interface ProductionContactProps {
  contact: ContactForm
  onStart: () => void
}

/** The contact form of the last step: who gets production updates. */
export const ProductionContact = ({ contact, onStart }: ProductionContactProps) => {
  const { register, formState } = useContactFields(contact)
  const { name, email } = formState.errors
  return (
    <form
      noValidate
      aria-labelledby="production-contact"
      onSubmit={(event) => {
        event.preventDefault()
        onStart()
      }}
    >
      <Stack gap={5}>
        <div>
          <Heading level={3} size={4} id="production-contact">
            Who should get updates?
          </Heading>
          <Text size="small" tone="muted">
            This is a request: we confirm or decline it, and email you the tracker's private link and our answer.
          </Text>
        </div>
        <ErrorSummary attempt={formState.submitCount} errors={formErrors(formState.errors, ['name', 'email'])} />
        <FieldGroup columns={2}>
          <NameField error={name?.message} {...register('name')} />
          <EmailField error={email?.message} {...register('email')} />
        </FieldGroup>
        {/* Enter submits a multi-field form only when it has a submit button. */}
        <button type="submit" hidden tabIndex={-1}>
          Start Production
        </button>
      </Stack>
    </form>
  )
}
