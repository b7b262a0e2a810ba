import { INITIAL_WAIVER_TEXTS, WAIVER_FIELDS, WAIVER_KINDS, WAIVER_TITLES, type WaiverKind } from '@framewell/domain/payments/waivers'
import type { GlobalConfig } from 'payload'
import { recordAudit } from '../../platform/audit/recordAudit'
import { operators } from '../../platform/sessions/access'
import { changedGlobal } from '../../platform/versions/changedGlobal'
import { highestGlobalVersion } from '../../platform/versions/highestGlobalVersion'
import { nextVersion } from '../../platform/versions/nextVersion'

/** The text of lien waivers, edited as content. Every change is a version; a signed waiver keeps its own text. */
export const WaiverTexts: GlobalConfig = {
  slug: 'waiver-texts',
  label: 'Lien waiver texts',
  admin: {
    group: 'Payments',
    description: `Paragraphs are parted by an empty line. Filled in: ${WAIVER_FIELDS.map((field) => `{${field}}`).join(', ')}. Have counsel review them for each state.`,
  },
  access: { read: operators, update: operators, readVersions: operators },
  versions: { max: 0 },
  hooks: {
    beforeChange: [
      async ({ data, req }) => {
        const version = await nextVersion(req, ['waiver-texts'], textsOf(data), async () => {
          // Until something is stored, these are the initial texts, as version 1: waivers are signed under them.
          const stored = await req.payload.findGlobal({ slug: 'waiver-texts', depth: 0, overrideAccess: true, req })
          const highest = Math.max(stored.version, await highestGlobalVersion(req, 'waiver-texts'))
          return { highest, inForce: { version: stored.version, content: textsOf(stored) } }
        })
        return { ...data, version }
      },
    ],
    afterChange: [
      async ({ doc, previousDoc, req }) => {
        const after = changedGlobal(doc)
        const changed = WAIVER_KINDS.filter((kind) => after[kind] !== previousDoc[kind])
        if (changed.length === 0) return doc
        const facts = (from: Readonly<Record<string, unknown>>) =>
          Object.fromEntries(['version', ...changed].map((name) => [name, from[name]]))
        await recordAudit(req, {
          action: 'waiver-texts-change',
          subjectType: 'waiver-texts',
          subjectId: String(after.version),
          before: facts(previousDoc),
          after: facts(after),
        })
        return doc
      },
    ],
  },
  fields: [
    { name: 'version', type: 'number', required: true, defaultValue: 1, admin: { readOnly: true, position: 'sidebar' } },
    ...WAIVER_KINDS.map((kind) => ({
      name: kind,
      type: 'textarea' as const,
      label: WAIVER_TITLES[kind],
      required: true,
      defaultValue: INITIAL_WAIVER_TEXTS[kind].join('\n\n'),
      admin: { rows: 12 },
    })),
  ],
}

function textsOf(document: Partial<Readonly<Record<WaiverKind, unknown>>>): unknown {
  return WAIVER_KINDS.map((kind) => document[kind])
}
