/** A US Letter sheet; lengths in points (72 to the inch). */
export const PAGE = { width: 612, height: 792, left: 54, right: 558, top: 54, bottom: 726 } as const
export const CONTENT_WIDTH = PAGE.right - PAGE.left

/** The site's light colors, for paper. */
export const INK = {
  text: '#14181d',
  muted: '#4a525c',
  line: '#d9d5cb',
  faint: '#e9e5db',
  steel: '#1f4e79',
  'steel-bright': '#3d6f9e',
  signal: '#cb4018',
  warn: '#985100',
  'warn-tint': '#fdf0dd',
  sunken: '#f2efe8',
  paper: '#ffffff',
} as const

export type Face = 'text' | 'strong' | 'display'
export interface TextStyle {
  readonly face: Face
  /** Points. */
  readonly size: number
  readonly color: string
  /** Distance of baselines divided by size. */
  readonly leading: number
}

export const TEXT = {
  title: { face: 'display', size: 22, color: INK.text, leading: 1.15 },
  heading: { face: 'display', size: 12.5, color: INK.text, leading: 1.25 },
  body: { face: 'text', size: 9.5, color: INK.text, leading: 1.45 },
  strong: { face: 'strong', size: 9.5, color: INK.text, leading: 1.45 },
  small: { face: 'text', size: 8, color: INK.muted, leading: 1.4 },
  label: { face: 'strong', size: 8, color: INK.muted, leading: 1.4 },
  figure: { face: 'display', size: 15, color: INK.text, leading: 1.2 },
} as const satisfies Record<string, TextStyle>
