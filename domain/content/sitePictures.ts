/** The pictures the product ships with, by file name, and what each shows. They are rendered from the plans' frames (see pictures/). */
export const SITE_PICTURES = {
  'storch-framed': 'The steel frame of The Storch, a two-story house, on its slab in the morning sun.',
  'storch-sheathed': 'The Storch with boards on the walls of its first story; the second story and the roof show their steel.',
  'storch-trusses': 'Steel trusses of The Storch seen from inside its second story, looking up.',
  'schiff-framed': 'The steel frame of The Schiff, a one-story house with a lower wing, on its slab in the morning sun.',
  'storch-studs': 'Studs, tracks and sills of The Storch from close up, looking into its first story in the morning sun.',
} as const satisfies Readonly<Record<string, string>>
export type PictureName = keyof typeof SITE_PICTURES
