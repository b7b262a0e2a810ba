import { TextField, type TextFieldProps } from '@framewell/design-system/elements/text-field/TextField'

/** The user's current password, required before a change of sign-in settings. Spread react-hook-form's `register` onto it. */
export const CurrentPasswordField = (field: Partial<TextFieldProps>) => (
  <TextField label="Current password" type="password" autoComplete="current-password" autoCapitalize="none" spellCheck={false} {...field} />
)
