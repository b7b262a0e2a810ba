import type { JSONField } from 'payload'

/** A field the system fills with data and the panel only shows. */
export const storedDataField = (field: Pick<JSONField, 'name' | 'required'>): JSONField => ({
  ...field,
  type: 'json',
  admin: { readOnly: true, components: { Field: '/cms/panel/StoredData#StoredData' } },
})
