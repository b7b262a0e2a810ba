import { EDITOR_ROLES } from '@framewell/domain/accounts/roles'
import type { CollectionConfig } from 'payload'
import { centsAdmin } from '../platform/fields/centsAdmin'
import { editors, hasRole, operators } from '../platform/sessions/access'
import { announcePlan, announcePlanDeletion } from './announcePlan'
import { auditPlanChange } from './auditPlanChange'
import { checkPlanField } from './checkPlanField'
import { settleAfterChange, settleAfterDelete } from './settlePriceBook'

/** The home plans on offer with their two prices and the layouts their frames are drawn and counted from. */
export const HomePlans: CollectionConfig = {
  slug: 'home-plans',
  labels: { singular: 'Home plan', plural: 'Home plans' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'planId', 'squareFeet', 'kitBasePriceCents', 'offered', 'updatedAt'],
    group: 'Catalog',
    description: 'Plans of the catalog and the configurators. A change shows on the site at once; every version is kept.',
  },
  access: {
    create: operators,
    read: ({ req }) => hasRole(req, EDITOR_ROLES) || { offered: { equals: true } },
    readVersions: editors,
    update: operators,
    delete: operators,
  },
  versions: { maxPerDoc: 0 },
  defaultSort: 'squareFeet',
  hooks: { afterChange: [auditPlanChange, settleAfterChange, announcePlan], afterDelete: [settleAfterDelete, announcePlanDeletion] },
  fields: [
    {
      name: 'planId',
      type: 'text',
      label: 'Id',
      required: true,
      unique: true,
      index: true,
      validate: checkPlanField('id'),
      admin: {
        description: 'Part of addresses such as /configurator?plan=the-bova-plan. Saved configurations name it, so leave it as it is.',
      },
    },
    { name: 'name', type: 'text', required: true, validate: checkPlanField('name') },
    { name: 'description', type: 'textarea', required: true, validate: checkPlanField('description') },
    {
      name: 'subtitle',
      type: 'text',
      validate: checkPlanField('subtitle'),
      admin: { description: 'A few words under the name.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'lifestyle',
          type: 'text',
          validate: checkPlanField('lifestyle'),
          admin: { description: 'Who lives in it, and how. Introduces the plan quote.' },
        },
        {
          name: 'bestFor',
          type: 'text',
          label: 'Best for',
          validate: checkPlanField('bestFor'),
          admin: { description: 'The market it suits. Introduces the plan quote.' },
        },
        {
          name: 'roi',
          type: 'text',
          label: 'Return',
          validate: checkPlanField('roi'),
          admin: {
            description: 'What the finished house returns, with its source. Introduces the plan quote; nothing shows there while empty.',
          },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'squareFeet',
          type: 'number',
          label: 'Area in sq ft',
          required: true,
          validate: checkPlanField('squareFeet'),
          admin: { description: 'All stories; the same as the outline of the layout times its stories.' },
        },
        { name: 'bedrooms', type: 'number', required: true, validate: checkPlanField('bedrooms') },
        { name: 'bathrooms', type: 'number', required: true, validate: checkPlanField('bathrooms') },
        {
          name: 'estimatedTimeWeeks',
          type: 'number',
          label: 'Weeks',
          required: true,
          validate: checkPlanField('estimatedTimeWeeks'),
          admin: {
            description:
              'For other systems that read the plans, and the drawing of an example of payments. Screens say the day that the shops can deliver.',
          },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'kitBasePriceCents',
          type: 'number',
          label: 'Kit price',
          required: true,
          validate: checkPlanField('kitBasePriceCents'),
          admin: centsAdmin('Catalog, configurators and bill of materials.'),
        },
        {
          name: 'developmentBasePriceCents',
          type: 'number',
          label: 'Development price',
          validate: checkPlanField('developmentBasePriceCents'),
          admin: centsAdmin('The finished house, in the plan quote.'),
        },
        {
          name: 'developmentSquareFeet',
          type: 'number',
          label: 'Development area in sq ft',
          validate: checkPlanField('developmentSquareFeet'),
        },
      ],
    },
    {
      name: 'priceTexts',
      type: 'ui',
      admin: { components: { Field: '/cms/catalog/panel/late#PriceTexts' }, disableListColumn: true },
    },
    {
      name: 'layout',
      type: 'json',
      required: true,
      validate: checkPlanField('layout'),
      admin: {
        description:
          'Outline, openings, roof and spacing in feet. Drawings, counts and weights are made from it. Its rooms, each with a story, a name and a point, are named on plans. The site names its designSite (wind in mph, exposure, snow in psf) only while every member that is computed passes there.',
        components: { Field: '/cms/panel/late#DataEditor' },
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'picture',
          type: 'upload',
          label: 'Finished house',
          relationTo: 'media',
          admin: { description: 'Optional. Without one the plan shows the drawing of its frame.' },
        },
        {
          name: 'framedPicture',
          type: 'upload',
          label: 'Its frame',
          relationTo: 'media',
          admin: { description: 'Optional. From the same place and in the same size; visitors slide between the two.' },
        },
      ],
    },
    {
      name: 'offered',
      type: 'checkbox',
      defaultValue: true,
      index: true,
      admin: { position: 'sidebar', description: 'Off: not in the catalog.' },
    },
  ],
}
