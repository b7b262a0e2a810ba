import { PHASES } from '@framewell/domain/payments/phases'
import { storedDataField } from '../../platform/fields/storedDataField'
import { moneyCollection } from '../moneyCollection'

/** Completed phases, each once, with what they released. */
export const PhaseCompletions = moneyCollection({
  slug: 'phase-completions',
  labels: { singular: 'Completed phase', plural: 'Completed phases' },
  useAsTitle: 'phase',
  columns: ['project', 'phase', 'completedBy', 'createdAt'],
  indexes: [{ fields: ['project', 'phase'], unique: true }],
  fields: [
    { name: 'project', type: 'relationship', relationTo: 'payment-projects', required: true, index: true },
    { name: 'phase', type: 'select', required: true, options: [...PHASES] },
    storedDataField({ name: 'release', required: true }),
    { name: 'postingId', type: 'text', required: true },
    { name: 'completedBy', type: 'text', required: true },
    { name: 'notes', type: 'textarea' },
  ],
})
