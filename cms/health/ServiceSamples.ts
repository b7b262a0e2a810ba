import type { CollectionConfig } from 'payload'
import { storedDataField } from '../platform/fields/storedDataField'
import { nobody, operators } from '../platform/sessions/access'

/** How much was waiting, and releases' results so far, every five minutes: rows cannot tell this afterwards. Only sampleService writes it. */
export const ServiceSamples: CollectionConfig = {
  slug: 'service-samples',
  labels: { singular: 'Sample of the service', plural: 'Samples of the service' },
  admin: { hidden: true },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  defaultSort: '-at',
  fields: [
    { name: 'at', type: 'date', required: true, unique: true },
    { name: 'jobsDue', type: 'number', required: true },
    { name: 'mailsWaiting', type: 'number', required: true },
    { name: 'deliveriesWaiting', type: 'number', required: true },
    storedDataField({ name: 'releases', required: true }),
  ],
}
