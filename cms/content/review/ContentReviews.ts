import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { REVIEW_STATES } from '@framewell/domain/content/reviews'
import type { CollectionConfig } from 'payload'
import { editors, nobody } from '../../platform/sessions/access'

const LABELS: Record<(typeof REVIEW_STATES)[number], string> = {
  waiting: 'Waiting for review',
  approved: 'Approved',
  sentBack: 'Sent back',
  withdrawn: 'Taken back',
  published: 'Published',
}

/** Requests for review and the approvers' decisions. Only calls write them. */
export const ContentReviews: CollectionConfig = {
  slug: 'content-reviews',
  labels: { singular: 'Review', plural: 'Reviews' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'state', 'askedBy', 'decidedBy', 'updatedAt'],
    group: 'Content',
    description: 'Pages and posts that are ready for review. Approve them or send them back on the page itself.',
  },
  access: { create: nobody, read: editors, update: nobody, delete: nobody },
  lockDocuments: false,
  defaultSort: '-updatedAt',
  fields: [
    { name: 'title', type: 'text', required: true },
    { name: 'where', type: 'select', required: true, options: ['pages', 'posts'] },
    { name: 'document', type: 'text', required: true, index: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: optionsOf(REVIEW_STATES, LABELS),
    },
    { name: 'askedBy', type: 'relationship', relationTo: 'accounts' },
    { name: 'askedByName', type: 'text', required: true },
    { name: 'note', type: 'textarea' },
    { name: 'decidedBy', type: 'relationship', relationTo: 'accounts' },
    { name: 'decidedByName', type: 'text' },
    { name: 'decidedAt', type: 'date' },
    { name: 'words', type: 'textarea' },
    { name: 'approvedWords', type: 'text', admin: { hidden: true } },
  ],
}
