import type { Field } from 'payload'

/** The three lines above a section's content, all optional. */
export function sectionHeading(): Field[] {
  return [
    {
      name: 'eyebrow',
      type: 'text',
      maxLength: 60,
      admin: { placeholder: 'Why steel', description: 'A few words above the heading.' },
    },
    { name: 'heading', type: 'text', maxLength: 140, admin: { placeholder: 'The finding, in one line' } },
    { name: 'intro', type: 'textarea', maxLength: 600, admin: { rows: 2, description: 'One to three sentences under the heading.' } },
  ]
}
