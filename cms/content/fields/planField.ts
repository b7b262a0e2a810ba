import { planIdSchema } from '@framewell/domain/catalog/plan'
import type { TextField } from 'payload'

/** A home plan whose steel frame is drawn; kept by its id, as in the address /configurator?plan=the-bova-plan. */
export function planField(condition?: NonNullable<TextField['admin']>['condition']): TextField {
  return {
    name: 'plan',
    type: 'text',
    label: 'Home plan',
    admin: { components: { Field: '/cms/content/panel/PlanPicker#PlanPicker' }, ...(condition ? { condition } : {}) },
    validate: (value: string | null | undefined) => !value || planIdSchema.safeParse(value).success || 'Choose a plan of the catalog',
  }
}
