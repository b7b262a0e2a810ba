import type { TextField } from 'payload'
import { validateLinkAddress } from '../linkAddress'

interface HrefOptions {
  readonly name?: string
  readonly label?: string
  readonly required?: boolean
}

/** The target of a link; see linkAddress. */
export function hrefField({ name = 'href', label = 'Leads to', required = false }: HrefOptions = {}): TextField {
  return {
    name,
    type: 'text',
    label,
    required,
    admin: { placeholder: '/home-plans' },
    validate: (value: string | null | undefined) => (required && !value ? 'Enter where the link goes' : validateLinkAddress(value)),
  }
}
