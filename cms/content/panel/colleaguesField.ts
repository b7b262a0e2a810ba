import type { UIField } from 'payload'

/** Above the text of a page or post: the status of its review and colleagues' comments. */
export function colleaguesField(): UIField {
  return {
    name: 'colleagues',
    type: 'ui',
    admin: { disableListColumn: true, components: { Field: '/cms/content/panel/Colleagues#Colleagues' } },
  }
}
