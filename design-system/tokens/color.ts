/**
 * Colors by role, never by hue. `contrastPairs` lists pairs that carry text; `color.test.ts` proves they pass WCAG 2.2 AA in both themes.
 */
export const lightColor = {
  paper: '#faf8f4',
  sheet: '#faf8f4',
  surface: '#ffffff',
  sunken: '#f2efe8',
  ink: '#14181d',
  'ink-muted': '#4a525c',
  'ink-subtle': '#5f6872',
  line: '#d9d5cb',
  'line-faint': '#e9e5db',
  'control-border': '#7d8288',
  steel: '#1f4e79',
  'steel-bright': '#3d6f9e',
  'steel-tint': '#e6eef5',
  'on-steel': '#ffffff',
  signal: '#cb4018',
  'signal-strong': '#b23611',
  'on-signal': '#ffffff',
  ok: '#1a7046',
  'ok-tint': '#e3f2ea',
  'on-ok': '#ffffff',
  warn: '#985100',
  'warn-mark': '#b07d00',
  'warn-tint': '#fdf0dd',
  bad: '#b3261e',
  'bad-strong': '#8f1d17',
  'bad-tint': '#fbe9e7',
  'on-bad': '#ffffff',
  plum: '#6b3fa0',
  'plum-tint': '#f0eaf8',
  scrim: 'rgb(20 24 29 / 48%)',
} as const

export type ColorName = keyof typeof lightColor

export const darkColor: Readonly<Record<ColorName, string>> = {
  paper: '#0d151f',
  sheet: '#10243a',
  surface: '#131d29',
  sunken: '#09101a',
  ink: '#eef1f4',
  'ink-muted': '#b4bdc7',
  'ink-subtle': '#8f9aa6',
  line: '#2a3848',
  'line-faint': '#1c2735',
  'control-border': '#6f7b87',
  steel: '#7fb0dc',
  'steel-bright': '#5e93c4',
  'steel-tint': '#1a2b3b',
  'on-steel': '#0f1317',
  signal: '#ff7a52',
  'signal-strong': '#ff9574',
  'on-signal': '#14181d',
  ok: '#58c08c',
  'ok-tint': '#14291f',
  'on-ok': '#0f1317',
  warn: '#e2a34a',
  'warn-mark': '#f0c04a',
  'warn-tint': '#2d2314',
  bad: '#f0857d',
  'bad-strong': '#f6a59f',
  'bad-tint': '#331a18',
  'on-bad': '#14181d',
  plum: '#c3a6ec',
  'plum-tint': '#271d36',
  scrim: 'rgb(0 0 0 / 64%)',
}

export interface ContrastPair {
  readonly text: ColorName
  readonly background: ColorName
  /** 4.5 for text, 3 for control borders, icons and marks (WCAG 2.2, 1.4.3 and 1.4.11). */
  readonly atLeast: 4.5 | 3
}

const grounds = ['paper', 'sheet', 'surface', 'sunken'] as const
const pairs = (text: ColorName, backgrounds: readonly ColorName[], atLeast: 4.5 | 3 = 4.5): ContrastPair[] =>
  backgrounds.map((background) => ({ text, background, atLeast }))

/** Every combination the elements use. Add new combinations here before using them. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs('ink', [...grounds, 'steel-tint', 'ok-tint', 'warn-tint', 'bad-tint']),
  ...pairs('ink-muted', [...grounds, 'steel-tint', 'ok-tint', 'warn-tint', 'bad-tint']),
  ...pairs('ink-subtle', grounds),
  ...pairs('steel', [...grounds, 'steel-tint']),
  ...pairs('ok', [...grounds, 'ok-tint']),
  ...pairs('warn', [...grounds, 'warn-tint']),
  ...pairs('bad', [...grounds, 'bad-tint']),
  ...pairs('plum', ['plum-tint']),
  ...pairs('signal', ['paper', 'sheet', 'surface']),
  ...pairs('on-signal', ['signal', 'signal-strong']),
  ...pairs('on-steel', ['steel']),
  ...pairs('on-ok', ['ok']),
  ...pairs('on-bad', ['bad', 'bad-strong']),
  ...pairs('paper', ['ink']),
  ...pairs('control-border', grounds, 3),
  ...pairs('steel-bright', grounds, 3),
  ...pairs('warn-mark', grounds, 3),
]
