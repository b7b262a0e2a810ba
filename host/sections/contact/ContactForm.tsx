import { Button } from '@framewell/design-system/elements/button/Button'
import { ErrorSummary } from '@framewell/design-system/elements/error-summary/ErrorSummary'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { CONTACT_FORM_PATH, CONTACT_TOPIC_WORDS, CONTACT_TOPICS } from '@framewell/domain/contact/contactTopics'
import { styled } from 'styled-components'

interface ContactFormProps {
  /** The rejected input and its errors, when the server renders the form again. */
  readonly typed?: Readonly<Record<string, string>>
  readonly errors?: Readonly<Record<string, string>>
}

/** The contact form. A plain form: the server validates it and answers with a page, with or without JavaScript. */
export const ContactForm = ({ typed = {}, errors = {} }: ContactFormProps) => {
  const wrong = Object.entries(errors)
  return (
    <Form action={CONTACT_FORM_PATH} method="post" noValidate aria-label="Write to us">
      {wrong.length > 0 ? <ErrorSummary errors={wrong.map(([field, message]) => ({ field: `contact-${field}`, message }))} /> : null}
      <TextField
        id="contact-name"
        name="name"
        label="Your name"
        autoComplete="name"
        maxLength={120}
        required
        defaultValue={typed.name}
        error={errors.name}
      />
      <TextField
        id="contact-email"
        name="email"
        type="email"
        label="Email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={typed.email}
        error={errors.email}
      />
      <SelectField
        id="contact-topic"
        name="topic"
        label="What it is about"
        placeholder="Choose one"
        options={CONTACT_TOPICS.map((value) => ({ value, label: CONTACT_TOPIC_WORDS[value] }))}
        required
        defaultValue={typed.topic ?? ''}
        error={errors.topic}
      />
      <TextArea
        id="contact-message"
        name="message"
        label="Your message"
        hint="Name your quote, order or qualification number if you have one."
        rows={6}
        maxLength={5000}
        required
        defaultValue={typed.message}
        error={errors.message}
      />
      <Button type="submit" variant="primary">
        Send message
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-5);
  align-items: start;

  & > :not(:nth-last-child(4)):not(:nth-last-child(5)) {
    grid-column: 1 / -1;
  }
  & > button {
    justify-self: start;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
