import type { DateField } from 'payload'

/** When visitors first saw the document; set by the first publication. */
export function publishedAtField(): DateField {
  return {
    name: 'publishedAt',
    // Nobody published the copy yet.
    hooks: { beforeDuplicate: [() => null] },
    type: 'date',
    label: 'First published',
    index: true,
    admin: { position: 'sidebar', components: { Field: '/cms/panel/MomentField#MomentField' } },
  }
}
