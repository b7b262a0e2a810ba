import { NO_HEALTH } from '@framewell/domain/releases/releaseHealth'
import type { CollectionConfig } from 'payload'
import { nobody, operators } from '../platform/sessions/access'

/** Each release's results on visitors' pages, as counters shown in the history of releases. */
export const RemoteHealth: CollectionConfig = {
  slug: 'remote-health',
  admin: { hidden: true },
  access: { create: nobody, read: operators, update: nobody, delete: nobody },
  indexes: [{ fields: ['remote', 'version'], unique: true }],
  fields: [
    { name: 'remote', type: 'text', required: true },
    { name: 'version', type: 'text', required: true },
    ...Object.keys(NO_HEALTH).map((name) => ({ name, type: 'number' as const, required: true, defaultValue: 0 })),
  ],
}
