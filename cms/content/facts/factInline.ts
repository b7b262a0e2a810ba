import { FACT_INLINE, factKeysIn, factToken } from '@framewell/domain/content/facts'
import type { Block } from 'payload'

/** A live fact inside running text. */
export const factInline: Block = {
  slug: FACT_INLINE,
  interfaceName: 'InlineFact',
  labels: { singular: 'Live fact', plural: 'Live facts' },
  fields: [
    {
      name: 'fact',
      type: 'text',
      required: true,
      maxLength: 100,
      admin: { placeholder: 'claim.wind', description: 'Its key, as the content screen lists it under Live facts.' },
      validate: (value: string | null | undefined) =>
        factKeysIn(factToken(value ?? '')).length === 1 || 'Use the key of a live fact, for example claim.wind',
    },
  ],
}
