import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { NEWSLETTER_PATHS, SUBSCRIBE_ANSWER } from '@framewell/domain/newsletter/subscription'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { useSubscribe } from './useSubscribe'

interface NewsletterFormProps {
  /** The page that shows the form. */
  readonly source: string
  /** The rejected input, when the server renders the form again. */
  readonly email?: string
  readonly error?: string
}

/** The newsletter sign-up form. A plain form without JavaScript; with it, the answer appears in place. */
export const NewsletterForm = ({ source, email = '', error }: NewsletterFormProps) => {
  const id = useId()
  const { state, subscribe } = useSubscribe()
  const answer = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (state.kind === 'sent') answer.current?.focus()
    if (state.kind === 'refused') field.current?.focus()
  }, [state])
  if (state.kind === 'sent') {
    return (
      <div ref={answer} tabIndex={-1}>
        <Alert tone="ok" title={SUBSCRIBE_ANSWER.title}>
          {SUBSCRIBE_ANSWER.text}
        </Alert>
      </div>
    )
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void subscribe({ email: String(new FormData(event.currentTarget).get('email') ?? ''), source })
  }
  return (
    <Form action={NEWSLETTER_PATHS.subscribe} method="post" noValidate onSubmit={submit}>
      <input type="hidden" name="source" value={source} />
      <TextField
        id={`newsletter-${id}`}
        ref={field}
        label="Email address"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        required
        defaultValue={email}
        error={state.kind === 'refused' ? state.message : state.kind === 'idle' ? error : undefined}
      />
      <Button type="submit" variant="primary" pending={state.kind === 'sending'} pendingText="Subscribing">
        Subscribe
      </Button>
      {state.kind === 'failed' ? (
        <Failure>
          <Alert tone="bad" live="assertive">
            {state.message}
          </Alert>
        </Failure>
      ) : null}
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: start;

  /* Only the field has a label line above it. */
  & > button {
    margin-top: calc(var(--text-small) * 1.3 + var(--space-1-5));
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    & > button {
      margin-top: 0;
    }
  }
`

const Failure = styled.div`
  grid-column: 1 / -1;
`
