/** The pictures the product ships with, by file name, and what each shows. They are rendered from the plans' frames (see pictures/). */
export const SITE_PICTURES = {
  'bova-frame': 'The steel frame of The Bova at dusk, lit from inside.',
  'schiff-frame': 'The steel frame of The Schiff at dusk, lit from inside.',
  'storch-frame': 'The steel frame of The Storch at dusk, lit from inside.',
  'bova-sheathed': 'The Bova with boards on its walls; the roof shows its steel trusses, in the morning sun.',
  'schiff-sheathed': 'The Schiff with boards on its walls; the roof shows its steel trusses, in the morning sun.',
  'bova-finished': 'The Bova finished, at dusk, lit from inside.',
  'schiff-finished': 'The Schiff finished, at dusk, lit from inside.',
  'storch-finished': 'The Storch finished, at dusk, lit from inside.',
  street:
    'A street of twelve lots at dusk: the nearest homes are steel frames and boarded walls, those further along are finished with lit windows.',
  'storch-dusk': 'The steel frame of The Storch, a two-story house, alone on its land at dusk, with work lights inside.',
  'storch-sheathed': 'The Storch with boards on the walls of its first story; the second story and the roof show their steel.',
  'storch-trusses': 'Steel trusses of The Storch seen from inside its second story, looking up.',
  'storch-studs': 'Studs, tracks and sills of The Storch from close up, looking into its first story in the morning sun.',
  stud: 'The open side of a wall stud of The Storch from close up: its lips, its printed mark and a service hole through its web. Rendered from its frame.',
  'panel-lift':
    'A wall panel of The Storch hangs from a crane’s hook over the walls of the first story and the second floor. Rendered from its frame.',
  'shop-table': 'A wall panel of The Storch on an assembly table, its pieces labeled with their marks. Rendered from its frame.',
  'truck-bundle':
    'Floor joists of The Storch strapped down on the deck of a flatbed truck, with the tag of their bundle. Rendered from its frame.',
} as const satisfies Readonly<Record<string, string>>
export type PictureName = keyof typeof SITE_PICTURES

/** Those of them that screens of the product show. */
export const SCREEN_PICTURES = ['shop-table', 'stud', 'truck-bundle', 'panel-lift', 'storch-dusk'] as const satisfies readonly PictureName[]
export type ScreenPicture = (typeof SCREEN_PICTURES)[number]
