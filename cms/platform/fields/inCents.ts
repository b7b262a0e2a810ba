import { cents } from '@framewell/domain/money/cents'
import type { NumberField } from 'payload'
import { toWords } from 'payload/shared'
import { centsAdmin } from './centsAdmin'

type InCents = Pick<NumberField, 'label' | 'required' | 'defaultValue'> & { readonly name: string }

/**
 * A field that operations alone write and that holds money: its rows come as `Cents`, by type and by check.
 * A read throws RangeError for a row that holds no whole cents.
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
