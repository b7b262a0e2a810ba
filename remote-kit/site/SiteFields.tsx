import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import type { ComponentProps } from 'react'

type SiteFieldProps = Partial<ComponentProps<typeof TextField>>

/** The site's ZIP code; spread react-hook-form's `register` onto it. */
export const ZipField = (field: SiteFieldProps) => (
  <TextField label="ZIP code" inputMode="numeric" autoComplete="postal-code" maxLength={5} {...field} />
)

/** The day the frame is needed by. */
export const NeededByField = (field: SiteFieldProps) => <TextField label="Needed by" type="date" {...field} />
