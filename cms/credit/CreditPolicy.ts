import type { GlobalConfig } from 'payload'
import { announceSite } from '../content/site/announceSite'
import { operators } from '../platform/sessions/access'
import { checkBeforePuttingBack, checkBeforeSetting } from '../platform/sessions/checkBeforeRights'
import { auditPolicyChange } from './auditPolicyChange'
import { scoringFields, tierFields, wordingFields } from './policyFields'
import { versionPolicy } from './versionPolicy'

/** The rules of pre-qualification. Every change makes a new version; old ones stay for replaying the decisions made under them. */
export const CreditPolicy: GlobalConfig = {
  slug: 'credit-policy',
  label: 'Credit policy',
  admin: {
    group: 'Credit',
    description: 'Applies to every application from the moment it is saved. Decisions made before keep their own version.',
  },
  access: { read: operators, update: operators, readVersions: operators },
  // 0 keeps all of them.
  versions: { max: 0 },
  hooks: {
    beforeOperation: [checkBeforePuttingBack],
    beforeChange: [checkBeforeSetting, versionPolicy],
    afterChange: [auditPolicyChange, announceSite],
  },
  fields: [
    {
      name: 'version',
      type: 'number',
      required: true,
      defaultValue: 1,
      admin: { readOnly: true, position: 'sidebar', description: 'Counted up with every change' },
    },
    {
      type: 'tabs',
      tabs: [
        { label: 'Points', fields: scoringFields },
        { label: 'Tiers and limits', fields: tierFields },
        { label: 'Words', fields: wordingFields },
      ],
    },
  ],
}
