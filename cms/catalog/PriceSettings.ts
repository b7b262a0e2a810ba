import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { INITIAL_TAKE_OFF_SETTINGS, type TakeOffSettings, takeOffSettingsSchema } from '@framewell/domain/bom/takeOffSettings'
import type { GlobalConfig, NumberField } from 'payload'
import { centsAdmin } from '../platform/fields/centsAdmin'
import { operators } from '../platform/sessions/access'
import { auditPriceSettings } from './auditOptionChange'
import { settleAfterSettings } from './settlePriceBook'

const wholeCents = (value: unknown) => (Number.isInteger(value) && Number(value) >= 0 ? true : 'Enter whole cents.')

const cents = (name: string, label: string, description: string): NumberField => ({
  name,
  type: 'number',
  label,
  required: true,
  min: 0,
  validate: wholeCents,
  admin: centsAdmin(description),
})

const days = (name: string, label: string, description: string): NumberField => ({
  name,
  type: 'number',
  label,
  required: true,
  defaultValue: 14,
  min: 1,
  max: 90,
  validate: (value: unknown) =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 90 ? true : 'Enter whole days from 1 to 90.',
  admin: { step: 1, description },
})

const percent = (name: string, label: string, defaultValue: number, description: string): NumberField => ({
  name,
  type: 'number',
  label,
  required: true,
  defaultValue,
  min: 0,
  max: 100,
  admin: { step: 0.01, description },
})

const setting = (name: keyof TakeOffSettings, label: string): NumberField => ({
  name,
  type: 'number',
  label,
  required: true,
  defaultValue: INITIAL_TAKE_OFF_SETTINGS[name],
  validate: (value: unknown) => takeOffSettingsSchema.shape[name].safeParse(value).error?.issues[0]?.message ?? true,
})

/** Prices that belong to no option, the terms of bills of materials, the revenue target, the limit for releases on credit, and the windows of orders. */
export const PriceSettings: GlobalConfig = {
  slug: 'price-settings',
  label: 'Base prices, allowances, targets and limits',
  admin: {
    group: 'Catalog',
    description: 'A change shows in the configurators at once; quotes made before keep the prices they were made with.',
    hidden: ({ user }) => !user || !OPERATOR_ROLES.some((role) => role === user.role),
  },
  access: { read: operators, update: operators, readVersions: operators },
  versions: { max: 0 },
  hooks: { afterChange: [auditPriceSettings, settleAfterSettings] },
  fields: [
    cents('basePriceCentsPerSqft', 'Advanced configurator: house for each square foot', 'For each square foot of floor area.'),
    cents('includedFramingCents', 'Plan picker: framing contained in the kit price', 'Other framings cost the difference to this.'),
    cents('stemWallCents', 'Plan picker: stem wall', 'Added to every estimate.'),
    cents('fastenersCents', 'Plan picker: fasteners', 'Added to every estimate.'),
    cents('freightCents', 'Plan picker: freight', 'Added to every estimate.'),
    percent(
      'bomMarkupPercent',
      'Bill of materials: global markup in percent',
      12.5,
      'Added to the distributors’ list prices, for everybody.',
    ),
    percent(
      'bomPreferredDiscountPercent',
      'Bill of materials: Preferred discount in percent',
      5,
      'Off the marked-up total, for signed-in builders of the Preferred or Premium tier.',
    ),
    {
      name: 'takeOff',
      type: 'group',
      label: 'Bill of materials: what it counts by our own judgment',
      admin: { description: 'No source gives these figures. Each bill prints those it counts with; stored quotes and orders keep theirs.' },
      fields: [
        setting('braceWastePercent', 'X bracing: waste of its straps in percent'),
        setting('gussetsPerCorner', 'X bracing: gusset plates per corner of a bay'),
        setting('holdDownsPerStrap', 'X bracing: hold-downs per strap; a bay has two straps'),
        setting('seamFeetPerSheet', 'Seam tape: feet of seam per 4 × 8 ft sheet'),
        setting('seamWastePercent', 'Seam tape: waste in percent'),
        setting('houseWrapLapPercent', 'House wrap: laps in percent'),
        setting('pinSpacingInches', 'Pins of partitions on a slab: inches apart'),
        setting('pinWastePercent', 'Pins of partitions on a slab: waste in percent'),
        setting('underlaymentLapPercent', 'Underlayment: laps in percent'),
        setting('nailsPerSquare', 'Shingles: nails per 100 sq ft'),
        setting('nailWastePercent', 'Shingles: waste of nails in percent'),
        setting('edgeMetalLapPercent', 'Edge metal: laps in percent'),
        setting('clipSpacingInches', 'Standing seam: inches between clips'),
        setting('clipWastePercent', 'Standing seam: waste of clips in percent'),
      ],
    },
    {
      name: 'lotBreaks',
      type: 'array',
      label: 'Price breaks of developments',
      maxRows: 12,
      labels: { singular: 'price break', plural: 'price breaks' },
      admin: {
        description: 'Off every kit of a development from this number of lots on; the highest number reached counts. None: no break.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'fromLots', type: 'number', required: true, label: 'From lots', min: 2, max: 100, admin: { step: 1 } },
            { name: 'percent', type: 'number', required: true, label: 'Percent off', min: 0.01, max: 50, admin: { step: 0.01 } },
          ],
        },
      ],
    },
    {
      ...cents('monthlyTargetCents', 'Monthly revenue target', 'Shown in Financials beside the month’s revenue.'),
      defaultValue: 500_000_00,
    },
    {
      ...cents(
        'creditLimitCents',
        'Limit for releases on trade credit',
        'The most that may be released or paid early to shops and not received from builders yet. What would go over it is refused. Empty: no limit.',
      ),
      required: false,
      validate: (value: unknown) => value === null || value === undefined || wholeCents(value),
    },
    days(
      'phaseDays',
      'Days to accept a phase',
      'In which the builder can accept or dispute recorded work. Counts for orders placed from now on.',
    ),
    days('acceptanceDays', 'Days of retainage', 'From delivery until the retainage is released. Counts for orders placed from now on.'),
  ],
}
