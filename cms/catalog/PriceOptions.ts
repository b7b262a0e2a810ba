import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { ADDITION_CATEGORIES } from '@framewell/domain/catalog/option'
import { ROOFING_KINDS, SHEATHING_KINDS } from '@framewell/domain/catalog/takeoffChoices'
import { STUD_GAUGES, STUD_SPACINGS, WALL_HEIGHTS } from '@framewell/domain/framing/layout'
import type { CollectionConfig } from 'payload'
import { centsAdmin } from '../platform/fields/centsAdmin'
import { operators } from '../platform/sessions/access'
import { auditOptionChange } from './auditOptionChange'
import { checkOptionField, shownText } from './checkOptionField'
import { OPTION_GROUPS, type OptionGroup } from './optionGroups'
import { settleAfterChange, settleAfterDelete } from './settlePriceBook'

const onlyFor =
  (...groups: OptionGroup[]) =>
  (data: { group?: OptionGroup | undefined }) =>
    data.group !== undefined && groups.includes(data.group)

const choice = (values: readonly (string | number)[]) => values.map((value) => ({ value: String(value), label: String(value) }))

/** The configurators' options with prices. Every change makes the next version of the price book. */
export const PriceOptions: CollectionConfig = {
  slug: 'price-options',
  labels: { singular: 'Option', plural: 'Options and prices' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'group', 'optionId', 'priceCents', 'recommended', 'updatedAt'],
    listSearchableFields: ['name', 'optionId', 'group'],
    group: 'Catalog',
    description:
      'What can be chosen in the configurators. A change shows there at once; quotes made before keep the prices they were made with.',
    hidden: ({ user }) => !user || !OPERATOR_ROLES.some((role) => role === user.role),
  },
  access: { create: operators, read: operators, readVersions: operators, update: operators, delete: operators },
  versions: { maxPerDoc: 0 },
  defaultSort: ['group', 'position'],
  hooks: { afterChange: [auditOptionChange, settleAfterChange], afterDelete: [settleAfterDelete] },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'group',
          type: 'select',
          label: 'Where it is chosen',
          required: true,
          index: true,
          options: OPTION_GROUPS.map(({ value, label }) => ({ value, label })),
        },
        {
          name: 'optionId',
          type: 'text',
          label: 'Id',
          required: true,
          index: true,
          validate: checkOptionField('optionId'),
          admin: { description: 'Stored with quotes, so leave it as it is.' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 80, validate: checkOptionField('name') },
        {
          name: 'priceCents',
          type: 'number',
          label: 'Price',
          required: true,
          min: 0,
          validate: checkOptionField('priceCents'),
          admin: centsAdmin('Foundations of the advanced configurator: for each square foot.'),
        },
      ],
    },
    { name: 'description', type: 'textarea', required: true, maxLength: 400, validate: checkOptionField('description') },
    {
      name: 'features',
      type: 'text',
      hasMany: true,
      maxRows: 8,
      validate: checkOptionField('features'),
      admin: { description: 'Short points. Type one and press Enter.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'studGauge',
          type: 'select',
          label: 'Stud gauge',
          options: choice(STUD_GAUGES),
          admin: { condition: onlyFor('steel-frame', 'advanced-framing', 'picker-framing'), description: 'Empty: as the plan is drawn.' },
        },
        {
          name: 'studSpacingInches',
          type: 'select',
          label: 'Stud spacing, in',
          options: choice(STUD_SPACINGS),
          admin: { condition: onlyFor('steel-frame', 'advanced-framing', 'picker-framing') },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'wallHeightFeet',
          type: 'select',
          label: 'Wall height, ft',
          options: choice(WALL_HEIGHTS),
          admin: {
            condition: onlyFor('steel-frame', 'advanced-framing', 'picker-framing'),
            description: 'Of every story. Empty: as the plan is drawn. The price above is for frames of this height.',
          },
        },
        {
          name: 'upperWallHeightFeet',
          type: 'select',
          label: 'Wall height of upper stories, ft',
          options: choice(WALL_HEIGHTS),
          admin: {
            condition: onlyFor('steel-frame', 'advanced-framing', 'picker-framing'),
            description: 'Only where upper stories differ from the first.',
          },
        },
      ],
    },
    {
      name: 'sheathing',
      type: 'select',
      label: 'Counted as',
      options: choice(SHEATHING_KINDS),
      validate: checkOptionField('sheathing'),
      admin: { condition: onlyFor('steel-sheathing') },
    },
    {
      name: 'roofing',
      type: 'select',
      label: 'Counted as',
      options: choice(ROOFING_KINDS),
      validate: checkOptionField('roofing'),
      admin: { condition: onlyFor('steel-roofing', 'picker-roofing') },
    },
    {
      name: 'category',
      type: 'select',
      options: choice(ADDITION_CATEGORIES),
      validate: checkOptionField('category'),
      admin: { condition: onlyFor('advanced-addition') },
    },
    {
      name: 'suitable',
      type: 'text',
      hasMany: true,
      label: 'Suitable for',
      maxRows: 8,
      validate: checkOptionField('suitable'),
      admin: { condition: onlyFor('advanced-foundation') },
    },
    {
      name: 'specifications',
      type: 'group',
      admin: { condition: onlyFor('picker-framing') },
      fields: [
        { name: 'studGauge', type: 'text', validate: shownText },
        { name: 'joistType', type: 'text', validate: shownText },
        { name: 'spacing', type: 'text', validate: shownText },
        { name: 'yield', type: 'text', validate: shownText },
      ],
    },
    { name: 'brand', type: 'text', validate: shownText, admin: { condition: onlyFor('picker-roofing') } },
    { name: 'coverage', type: 'text', validate: shownText, admin: { condition: onlyFor('picker-roofing') } },
    { name: 'warranty', type: 'text', validate: shownText, admin: { condition: onlyFor('picker-roofing') } },
    { name: 'material', type: 'text', validate: shownText, admin: { condition: onlyFor('picker-exterior') } },
    { name: 'maintenance', type: 'text', validate: shownText, admin: { condition: onlyFor('picker-exterior') } },
    { name: 'recommended', type: 'checkbox', defaultValue: false, admin: { position: 'sidebar' } },
    {
      name: 'offered',
      type: 'checkbox',
      defaultValue: true,
      index: true,
      admin: { position: 'sidebar', description: 'Off: no longer to be chosen.' },
    },
    {
      name: 'position',
      type: 'number',
      required: true,
      defaultValue: 100,
      admin: { position: 'sidebar', description: 'Smaller numbers come first.' },
    },
  ],
}
