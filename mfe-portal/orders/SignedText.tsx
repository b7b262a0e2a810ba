import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import type { CallApi, CallOptions } from '@framewell/domain/http/callApi'
import { isApiError } from '@framewell/domain/http/isApiError'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSending } from '@framewell/remote-kit/sending/useSend'
import { type ReactNode, useState } from 'react'
import { SignedLines } from './SignedLines'

interface Signer {
  readonly name: string
  /** By what right they sign under another name; empty under their own. */
  readonly authority: string
}

interface SignedTextProps<Output> {
  paragraphs: readonly string[]
  action: string
  sign: (api: CallApi, signer: Signer, how: CallOptions) => Promise<Output>
  /** The call's input field for the typed name. */
  nameField: string
  onSigned: (output: Output) => void
  onSettled?: () => void
  /** What has to be done before it can be signed; null for nothing. */
  waits?: string | null
  /** More fields above the name. */
  children?: ReactNode
}

/** A text that is signed by typing one's name: an order form, a change order, a lien waiver. */
export const SignedText = <Output,>({
  paragraphs,
  action,
  sign,
  nameField,
  onSigned,
  onSettled,
  waits = null,
  children,
}: SignedTextProps<Output>) => {
  const [name, setName] = useState('')
  const [authority, setAuthority] = useState('')
  // Once shown, it stays: what was typed is not lost.
  const [asksAuthority, setAsksAuthority] = useState(false)
  const [refused, setRefused] = useState<string>()
  const signing = useSending(sign, {
    words: { makes: 'signature' },
    form: { shows: (path) => path === nameField, mark: (path, message) => (path === nameField ? setRefused(message) : undefined) },
    onFailed: (_, error) => {
      if (isApiError(error) && error.problem?.code === 'notYourName') setAsksAuthority(true)
    },
    onSent: onSigned,
    ...(onSettled ? { onSettled } : {}),
  })
  return (
    <form
      noValidate
      aria-label="Signature"
      onSubmit={(event) => {
        event.preventDefault()
        setRefused(undefined)
        void signing.send({ name, authority })
      }}
    >
      <Stack gap={5}>
        <SignedLines paragraphs={paragraphs} scrolls />
        {children}
        <TextField
          label="Your name, as your signature"
          autoComplete="name"
          autoCapitalize="words"
          value={name}
          error={refused}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {asksAuthority ? (
          <TextField
            label="Your authority to sign for this person"
            hint="For example: attorney-in-fact"
            optional
            value={authority}
            maxLength={200}
            onChange={(event) => setAuthority(event.currentTarget.value)}
          />
        ) : null}
        {refused ? null : <SendAlert title="Not signed" failure={signing.failure} />}
        <Button
          type="submit"
          variant="primary"
          pending={signing.busy}
          pendingText="Signing..."
          disabledReason={waits ?? (name.trim().length < 2 ? 'Type your name to sign.' : null)}
        >
          {action}
        </Button>
      </Stack>
    </form>
  )
}
