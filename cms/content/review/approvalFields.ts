import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { APPROVER_GROUPS, APPROVER_LABELS } from '@framewell/domain/content/reviews'
import type { FieldAccess, GroupField } from 'payload'
import { editors, operators } from '../../platform/sessions/access'

// Access depends on the role alone.
const access = { read: editors satisfies FieldAccess, update: operators satisfies FieldAccess }

/** Whether pages and posts need an approval before they go live. Operators decide that. */
export function approvalFields(): GroupField {
  return {
    name: 'approval',
    type: 'group',
    label: 'Approval before going live',
    access,
    admin: {
      description:
        'Editors mark their work as ready for review; what was approved goes live word for word. Only people who may approve change claims and pictures that are live.',
    },
    fields: [
      { name: 'pages', type: 'checkbox', label: 'Pages need an approval', defaultValue: false },
      { name: 'posts', type: 'checkbox', label: 'Posts need an approval', defaultValue: false },
      {
        name: 'approvers',
        type: 'select',
        label: 'Who approves',
        required: true,
        defaultValue: 'operators',
        options: optionsOf(APPROVER_GROUPS, APPROVER_LABELS),
      },
    ],
  }
}
