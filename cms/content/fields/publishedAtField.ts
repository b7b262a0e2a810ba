import type { DateField } from 'payload'

/** When the document was first published. */
export function publishedAtField(): DateField {
  return {
    name: 'publishedAt',
    // A copy has not been published yet.
    hooks: { beforeDuplicate: [() => null] },
    type: 'date',
    label: 'First published',
    index: true,
    admin: { position: 'sidebar', components: { Field: '/cms/panel/MomentField#MomentField' } },
  }
}
