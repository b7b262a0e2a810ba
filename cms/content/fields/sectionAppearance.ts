import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { SECTION_TONES } from '@framewell/domain/content/sectionMembers'
import type { CollapsibleField } from 'payload'

const TONE_LABELS: Record<(typeof SECTION_TONES)[number], string> = {
  paper: 'Paper (the page itself)',
  surface: 'White surface',
  ink: 'Ink (dark)',
}

/** Background, anchor and bottom edge, shared by all sections. */
export function sectionAppearance(): CollapsibleField {
  return {
    type: 'collapsible',
    label: 'Background, anchor and end',
    admin: { initCollapsed: true },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'tone',
            type: 'select',
            label: 'Background',
            required: true,
            defaultValue: 'paper' satisfies (typeof SECTION_TONES)[number],
            options: optionsOf(SECTION_TONES, TONE_LABELS),
          },
          {
            name: 'anchor',
            type: 'text',
            admin: { placeholder: 'pre-qualify', description: 'Links to #pre-qualify scroll here.' },
            validate: (value: string | null | undefined) =>
              !value || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value) || 'Use lower-case letters, digits and single dashes, without #',
          },
        ],
      },
      {
        name: 'showUntil',
        type: 'date',
        label: 'Show until',
        admin: {
          components: { Field: '/cms/panel/MomentField#MomentField' },
          description: 'The section is hidden after this time, for example after a deadline. If empty, it stays.',
        },
      },
    ],
  }
}
