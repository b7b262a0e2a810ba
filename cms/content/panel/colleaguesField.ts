import type { UIField } from 'payload'

/** Above the words of a page or post: how its review stands, and what colleagues said about it. */
export function colleaguesField(): UIField {
  return {
    name: 'colleagues',
    type: 'ui',
    admin: { disableListColumn: true, components: { Field: '/cms/content/panel/Colleagues#Colleagues' } },
  }
}
