/** Colors of the light theme (design-system/tokens/color), which the cms may not import. */
export const COLOR = {
  paper: '#faf8f4',
  ink: '#14181d',
  muted: '#4a525c',
  subtle: '#5f6872',
  line: '#d9d5cb',
  faint: '#e9e5db',
  steel: '#3d6f9e',
  steelStrong: '#1f4e79',
  signal: '#cb4018',
} as const

/** Where the frame is drawn on the card. */
export const FRAME_BOX = { x: 690, y: 90, width: 470, height: 400 } as const
