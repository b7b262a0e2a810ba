import type { UIField } from 'payload'

/** Shows what is planned for a page or post, on its form and in lists; see PlannedMarks. */
export function plannedField(): UIField {
  return {
    name: 'planned',
    type: 'ui',
    label: 'Planned',
    admin: {
      position: 'sidebar',
      components: { Cell: '/cms/content/panel/late#PlannedCell', Field: '/cms/content/panel/late#PlannedField' },
    },
  }
}
