import { QUALIFICATION_STATUSES, TIERS } from '@framewell/domain/credit/tier'
import type { CollectionConfig } from 'payload'
import { companyField } from '../parties/companyField'
import { storedDataField } from '../platform/fields/storedDataField'
import { nobody, operators } from '../platform/sessions/access'
import { answerRows, TYPED_ANSWERS } from './answerFields'

/** Applications with their decisions. Only applyForCredit and reviewCreditApplication write it, each with its audit record. */
export const CreditApplications: CollectionConfig = {
  slug: 'credit-applications',
  labels: { singular: 'Credit application', plural: 'Credit applications' },
  admin: {
    useAsTitle: 'contactName',
    defaultColumns: [
      'appliedAt',
      'contactName',
      'companyName',
      'assignedTier',
      'creditScore',
      'assignedCreditLimit',
      'qualificationStatus',
    ],
    listSearchableFields: TYPED_ANSWERS,
    group: 'Credit',
    description: 'Reviewed in the admin dashboard, where every step asks for its reason.',
  },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  defaultSort: '-appliedAt',
  fields: [
    ...answerRows,
    {
      type: 'row',
      fields: [
        { name: 'assignedTier', type: 'select', required: true, options: [...TIERS], index: true },
        { name: 'creditScore', type: 'number', required: true },
        { name: 'assignedCreditLimit', type: 'number', required: true, label: 'Credit limit ($)' },
        { name: 'qualificationStatus', type: 'select', required: true, options: [...QUALIFICATION_STATUSES], index: true },
      ],
    },
    { name: 'aiSummary', type: 'textarea', required: true, label: 'Summary' },
    storedDataField({ name: 'improvements', required: true }),
    storedDataField({ name: 'factors', required: true }),
    // What applicants were told if they got less than possible, with the reasons; empty for the others.
    storedDataField({ name: 'adverseAction' }),
    { name: 'policyVersion', type: 'number', required: true, admin: { position: 'sidebar' } },
    { name: 'appliedAt', type: 'date', required: true, index: true, admin: { position: 'sidebar' } },
    { name: 'demo', type: 'checkbox', defaultValue: false, label: 'Demo data', index: true, admin: { position: 'sidebar' } },
    companyField,
    // The private link's token itself is not stored.
    { name: 'tokenHash', type: 'text', required: true, access: { read: nobody }, admin: { hidden: true } },
  ],
}
