import type { NumberField } from 'payload'

/** How the panel shows a field of cents: dollars in lists, and in forms its unit with what stands there in dollars. @param words what it is for */
export const centsAdmin = (words = ''): NonNullable<NumberField['admin']> => ({
  components: {
    Cell: '/cms/panel/CentsCell#CentsCell',
    Description: { path: '/cms/panel/CentsRead#CentsRead', clientProps: { words } },
  },
})
