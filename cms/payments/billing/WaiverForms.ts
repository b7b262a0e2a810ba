import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { ENTERED_FORM, fieldWords, WAIVER_FORM_BASES, WAIVER_FORM_BASIS_WORDS } from '@framewell/domain/payments/waiverForms'
import { WAIVER_KINDS, WAIVER_TITLES } from '@framewell/domain/payments/waivers'
import type { CollectionConfig, TextareaFieldValidation } from 'payload'
import { auditHooks } from '../../platform/audit/auditHooks'
import { by, stateField } from '../../platform/fields/enteredFields'
import { operators } from '../../platform/sessions/access'
import { nextVersion } from '../../platform/versions/nextVersion'

const slug = 'waiver-forms'
const CONTENT = ['state', 'kind', 'basis', 'effectiveFrom', 'citation', 'text'] as const

/** A state's own text is needed where it prescribes one. */
const checkText: TextareaFieldValidation = (value, { data }) => {
  const { basis }: { readonly basis?: string } = Object(data)
  if (basis === 'general') return !value || 'Leave this empty: our general text is used'
  return by(ENTERED_FORM.text)(value ?? undefined)
}

/**
 * The lien waiver forms that states prescribe, as operators entered them. A signed waiver keeps its own text, so a changed form changes
 * only later ones.
 */
export const WaiverForms: CollectionConfig = {
  slug,
  labels: { singular: 'State lien waiver form', plural: 'State lien waiver forms' },
  admin: {
    useAsTitle: 'citation',
    defaultColumns: ['state', 'kind', 'basis', 'effectiveFrom', 'citation'],
    group: 'Payments',
    description: `For jobs in that state, from the first day on. Copy the text from the statute; paragraphs are separated by an empty line. Filled in: ${fieldWords()}. A new text of the state is a new form with its own first day.`,
    hidden: ({ user }) => !user || !OPERATOR_ROLES.some((role) => role === user.role),
  },
  access: { create: operators, read: operators, update: operators, delete: operators },
  indexes: [{ fields: ['state', 'kind', 'effectiveFrom'], unique: true }],
  hooks: {
    ...auditHooks(slug),
    beforeChange: [
      async ({ data, originalDoc, operation, req }) => {
        if (operation === 'create') return { ...data, version: 1 }
        const id = String(originalDoc.id)
        const version = await nextVersion(req, [slug, id], contentOf({ ...originalDoc, ...data }), async () => {
          const stored = await req.payload.findByID({ collection: slug, id, depth: 0, overrideAccess: true, req })
          return { highest: stored.version, inForce: { version: stored.version, content: contentOf(stored) } }
        })
        return { ...data, version }
      },
    ],
  },
  fields: [
    { name: 'version', type: 'number', required: true, defaultValue: 1, admin: { readOnly: true, position: 'sidebar' } },
    {
      type: 'row',
      fields: [
        stateField,
        { name: 'kind', type: 'select', required: true, options: WAIVER_KINDS.map((value) => ({ value, label: WAIVER_TITLES[value] })) },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'citation', type: 'text', required: true, label: 'Statute', validate: by(ENTERED_FORM.citation) },
        {
          name: 'effectiveFrom',
          type: 'text',
          required: true,
          label: 'First day',
          validate: by(ENTERED_FORM.effectiveFrom),
          admin: { description: 'Like 2027-01-31' },
        },
      ],
    },
    {
      name: 'basis',
      type: 'select',
      required: true,
      defaultValue: 'form',
      label: 'Which text is used',
      options: WAIVER_FORM_BASES.map((value) => ({ value, label: WAIVER_FORM_BASIS_WORDS[value] })),
    },
    { name: 'text', type: 'textarea', label: 'Text', validate: checkText, admin: { rows: 16 } },
  ],
}

function contentOf(document: Partial<Readonly<Record<(typeof CONTENT)[number], unknown>>>): unknown {
  return CONTENT.map((name) => document[name] ?? '')
}
