import type { UIField } from 'payload'

/** Stands first in a form that saves itself: see SavingNotices. */
export function savingField(): UIField {
  return {
    name: 'saving',
    type: 'ui',
    admin: { disableListColumn: true, components: { Field: '/cms/content/panel/saving/SavingNotices#SavingNotices' } },
  }
}
