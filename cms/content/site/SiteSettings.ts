import { einSchema } from '@framewell/domain/parties/taxpayerId'
import type { GlobalConfig } from 'payload'
import { by } from '../../platform/fields/enteredFields'
import { anyone, editors, operatorField } from '../../platform/sessions/access'
import { claimsField } from '../facts/claimsField'
import { hrefField } from '../fields/hrefField'
import { approvalFields } from '../review/approvalFields'
import { announceSite } from './announceSite'
import { LED_TO_FIELDS } from './ledToFields'

/** Names, contacts and the announcement: the company details shown across the site. */
export const SiteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: 'Site settings',
  admin: { group: 'Site', description: 'Publishing shows your changes on the site at once.', components: LED_TO_FIELDS },
  access: { read: anyone, update: editors, readVersions: editors },
  custom: { publishes: 'settings' },
  versions: { max: 50 },
  // No locks: changes of two people are merged.
  lockDocuments: false,
  hooks: { afterChange: [announceSite] },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'siteName', type: 'text', label: 'Company name', required: true, maxLength: 60, defaultValue: 'Framewell' },
        { name: 'tagline', type: 'text', required: true, maxLength: 120, defaultValue: 'Steel-framed homes for builders' },
      ],
    },
    {
      name: 'description',
      type: 'textarea',
      required: true,
      maxLength: 400,
      defaultValue: 'Plans, credit, fabrication and delivery of steel-framed homes for residential builders.',
      admin: { rows: 2, description: 'What the company does, for search engines.' },
    },
    {
      type: 'row',
      fields: [
        { name: 'contactEmail', type: 'email', label: 'Contact address', required: true, defaultValue: 'hello@framewell.test' },
        { name: 'enterpriseEmail', type: 'email', label: 'Enterprise contact', required: true, defaultValue: 'enterprise@framewell.test' },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'phone', type: 'text', maxLength: 40 },
        { name: 'address', type: 'text', maxLength: 200, label: 'Postal address' },
        {
          name: 'taxId',
          type: 'text',
          label: 'Tax ID (EIN)',
          validate: by(einSchema, false),
          access: { update: operatorField },
          admin: { description: 'Printed on every document, for example 12-3456789. An operator enters it.' },
        },
      ],
    },
    {
      name: 'announcement',
      type: 'group',
      label: 'Announcement above the header',
      fields: [
        { name: 'text', type: 'text', maxLength: 160, admin: { description: 'If empty, there’s no announcement.' } },
        hrefField(),
        {
          name: 'showUntil',
          type: 'date',
          label: 'Show until',
          admin: {
            components: { Field: '/cms/panel/MomentField#MomentField' },
            description: 'It’s hidden after this time. If empty, it stays.',
          },
        },
      ],
    },
    {
      name: 'minimumSeoScore',
      type: 'number',
      label: 'Minimum SEO score to publish',
      required: true,
      defaultValue: 0,
      min: 0,
      max: 100,
      admin: { step: 5, description: 'Pages and posts with a lower score can’t be published. 0 means no minimum.' },
    },
    claimsField(),
    approvalFields(),
    { name: 'smallPrint', type: 'textarea', label: 'Small print of the footer', maxLength: 600, admin: { rows: 2 } },
  ],
}
