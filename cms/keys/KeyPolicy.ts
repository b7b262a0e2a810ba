import { INITIAL_KEY_POLICY } from '@framewell/domain/keys/keyPolicy'
import type { GlobalAfterChangeHook, GlobalConfig } from 'payload'
import { recordAudit } from '../platform/audit/recordAudit'
import { operators, superAdmins } from '../platform/sessions/access'
import { checkBeforeSetting } from '../platform/sessions/checkBeforeRights'

const auditKeyPolicy: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const facts = ({ maxDays, callsPerMinute }: typeof doc) => ({ maxDays, callsPerMinute })
  await recordAudit(req, {
    action: 'key-policy-change',
    subjectType: 'key-policy',
    subjectId: 'key-policy',
    before: facts(previousDoc),
    after: facts(doc),
  })
  return doc
}

/** How long an API key may be valid and how often it may call; issued keys keep what they got. */
export const KeyPolicy: GlobalConfig = {
  slug: 'key-policy',
  label: 'API key policy',
  admin: { group: 'Operations', description: 'Applies to keys that are issued from now on.' },
  access: { read: operators, update: superAdmins },
  hooks: { beforeChange: [checkBeforeSetting], afterChange: [auditKeyPolicy] },
  fields: [
    {
      name: 'maxDays',
      type: 'number',
      required: true,
      min: 1,
      max: 3660,
      defaultValue: INITIAL_KEY_POLICY.maxDays,
      admin: { description: 'A new key ends after so many days at the latest.' },
    },
    {
      name: 'callsPerMinute',
      type: 'number',
      required: true,
      min: 1,
      max: 60_000,
      defaultValue: INITIAL_KEY_POLICY.callsPerMinute,
      admin: { description: 'What a new key may call in a minute.' },
    },
  ],
}
