import type { UIField } from 'payload'

/** The first field of a form that saves automatically; see SavingNotices. */
export function savingField(): UIField {
  return {
    name: 'saving',
    type: 'ui',
    admin: { disableListColumn: true, components: { Field: '/cms/content/panel/saving/SavingNotices#SavingNotices' } },
  }
}
