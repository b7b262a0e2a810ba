import { planIdSchema } from '@framewell/domain/catalog/plan'
import type { TextField } from 'payload'
import { shownWhen } from './shownWhen'

/** A home plan whose steel frame is drawn; stored by its ID, as in /configurator?plan=the-bova-plan. */
export function planField(when?: { readonly field: string; readonly is: readonly string[] }): TextField {
  const shown = when && shownWhen(when.field, when.is)
  return {
    name: 'plan',
    type: 'text',
    label: 'Home plan',
    admin: { components: { Field: '/cms/content/panel/PlanPicker#PlanPicker' }, ...(shown ? { condition: shown.condition } : {}) },
    custom: { choices: 'plans', ...shown?.custom },
    validate: (value: string | null | undefined) => !value || planIdSchema.safeParse(value).success || 'Choose a plan from the catalog',
  }
}
