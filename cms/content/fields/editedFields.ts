import type { Field } from 'payload'

/** What the house itself notes on a document: who changed it last, and whether deleting it took it off the site. */
export function editedFields(): Field[] {
  return [
    {
      name: 'modifiedBy',
      type: 'text',
      label: 'Last changed by',
      admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data?.modifiedBy) },
    },
    { name: 'publishedWhenDeleted', type: 'checkbox', admin: { hidden: true } },
  ]
}
