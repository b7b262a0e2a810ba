import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import type { ComponentProps } from 'react'

type PersonFieldProps = Partial<ComponentProps<typeof TextField>>

/** The person's name; spread react-hook-form's `register` onto it. */
export const NameField = (field: PersonFieldProps) => (
  <TextField label="Your name" autoComplete="name" autoCapitalize="words" required {...field} />
)

/** The person's email address. */
export const EmailField = (field: PersonFieldProps) => (
  <TextField label="Email" type="email" inputMode="email" autoComplete="email" spellCheck={false} required {...field} />
)
