import { cents } from '@framewell/domain/money/cents'
import type { NumberField } from 'payload'
import { toWords } from 'payload/shared'
import { centsAdmin } from './centsAdmin'

type InCents = Pick<NumberField, 'label' | 'required' | 'defaultValue'> & { readonly name: string }

/**
 * A money field that only operations write: its values are `Cents` by type and by check. A read throws RangeError for a value that is not
 * whole cents.
 */
export const inCents = ({ required, ...field }: InCents): NumberField => ({
  label: toWords(field.name.replace(/Cents$/, '')),
  ...field,
  admin: centsAdmin(),
  required,
  type: 'number',
  hooks: { afterRead: [({ value }) => (typeof value === 'number' ? cents(value) : value)] },
  typescriptSchema: [
    ({ jsonSchema }) => ({ ...jsonSchema, tsType: `import('@framewell/domain/money/cents').Cents${required ? '' : ' | null'}` }),
  ],
})
