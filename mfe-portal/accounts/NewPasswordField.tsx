import { Checkbox } from '@framewell/design-system/elements/checkbox/Checkbox'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextField, type TextFieldProps } from '@framewell/design-system/elements/text-field/TextField'
import { MIN_PASSWORD_LENGTH } from '@framewell/domain/accounts/passwords'
import { useState } from 'react'

/** A new password with a show button in place of a second input. Spread react-hook-form's `register` onto it. */
export const NewPasswordField = (field: Partial<TextFieldProps>) => {
  const [shown, setShown] = useState(false)
  return (
    <Stack gap={2}>
      <TextField
        label="New password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters; a few unrelated words are easy to remember.`}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        {...field}
        type={shown ? 'text' : 'password'}
      />
      <Checkbox label="Show password" checked={shown} onChange={(event) => setShown(event.target.checked)} />
    </Stack>
  )
}
