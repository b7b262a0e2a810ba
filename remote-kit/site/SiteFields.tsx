import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { companyDay } from '@framewell/domain/dates/businessDays'
import type { ComponentProps } from 'react'

type SiteFieldProps = Partial<ComponentProps<typeof TextField>>

/** The site's ZIP code; spread react-hook-form's `register` onto it. */
export const ZipField = (field: SiteFieldProps) => (
  <TextField label="ZIP code" inputMode="numeric" autoComplete="postal-code" maxLength={5} {...field} />
)

/** The day the frame is needed by: today or later. */
export const NeededByField = (field: SiteFieldProps) => <TextField label="Needed by" type="date" min={companyDay(new Date())} {...field} />
