import type { NumberField } from 'payload'

/**
 * How the panel shows a field of cents: as dollars in lists; in forms with its unit and the amount in dollars. @param words the field's
 * description
 */
export const centsAdmin = (words = ''): NonNullable<NumberField['admin']> => ({
  components: {
    Cell: '/cms/panel/CentsCell#CentsCell',
    Description: { path: '/cms/panel/CentsRead#CentsRead', clientProps: { words } },
  },
})
