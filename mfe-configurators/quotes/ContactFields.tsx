import { ErrorSummary } from '@framewell/design-system/elements/error-summary/ErrorSummary'
import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { formErrors } from '@framewell/remote-kit/forms/formErrors'
import { EmailField, NameField } from '@framewell/remote-kit/forms/PersonFields'
import { LastQuoteNote } from './LastQuoteNote'
import { CONTACT_FIELDS, type ContactField, useContactFields } from './useContactFields'
import type { ContactForm } from './useContactForm'

export interface ContactStepProps {
  contact: ContactForm
  /** Called on Enter in a field, like the wizard's 'Get My Quote'. */
  onSubmit: () => void
}

/** The contact fields, the last questions before 'Get My Quote'. */
export const ContactFields = ({ contact, onSubmit }: ContactStepProps) => {
  const { register, formState } = useContactFields(contact)
  const errorOf = (name: ContactField) => formState.errors[name]?.message
  return (
    <form
      noValidate
      aria-label="Contact for the quote"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Stack gap={5}>
        <ErrorSummary errors={formErrors(formState.errors, CONTACT_FIELDS)} attempt={formState.submitCount} />
        {/* A visitor who returns after submitting finds the last quote here before making another. */}
        <LastQuoteNote />
        <FieldGroup columns={2}>
          <NameField error={errorOf('name')} {...register('name')} />
          <EmailField error={errorOf('email')} {...register('email')} />
          <TextField label="Company" optional autoComplete="organization" error={errorOf('companyName')} {...register('companyName')} />
          <TextField label="Phone" optional type="tel" inputMode="tel" autoComplete="tel" error={errorOf('phone')} {...register('phone')} />
        </FieldGroup>
        <Text size="small" tone="muted">
          We email the quote and its private link. The phone number is for questions about it only.
        </Text>
        {/* Enter submits a multi-field form only when it has a submit button. */}
        <button type="submit" hidden tabIndex={-1}>
          Get My Quote
        </button>
      </Stack>
    </form>
  )
}
