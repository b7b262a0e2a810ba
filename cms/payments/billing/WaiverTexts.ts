import { INITIAL_WAIVER_TEXTS, WAIVER_FIELDS, WAIVER_KINDS, WAIVER_TITLES } from '@framewell/domain/payments/waivers'
import type { GlobalConfig } from 'payload'
import { operators } from '../../accounts/access'
import { lock } from '../../database/lock'

/** The words of lien waivers: content. Every change is a version; what was signed keeps its own words. */
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
      async ({ data, originalDoc, req }) => {
        await lock(req, 'waiver-texts')
        return { ...data, version: Number(originalDoc?.version ?? 1) + (originalDoc?.id ? 1 : 0) }
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
