import {
  DRAWING_STYLE,
  type DrawingKind,
  type DrawingTone,
  FAINT_OPACITY,
  FILL_OPACITY,
  VEIL_OPACITY,
} from '@framewell/domain/framing/drawing'
import { css } from 'styled-components'

type Properties = Readonly<Record<string, string>>

const TONES: Readonly<Record<DrawingTone, Properties>> = {
  ink: { stroke: 'var(--color-ink)' },
  steel: { stroke: 'var(--color-steel-bright)' },
  faint: { stroke: 'var(--color-steel-bright)', 'stroke-opacity': String(FAINT_OPACITY) },
  signal: { stroke: 'var(--color-signal)' },
  muted: { stroke: 'var(--color-ink-subtle)' },
  veil: filled('var(--drawing-paper, var(--color-paper))', VEIL_OPACITY),
  wash: filled('var(--color-steel-bright)', FILL_OPACITY.wash),
  tint: filled('var(--color-steel-bright)', FILL_OPACITY.tint),
  solid: filled('var(--color-steel)', FILL_OPACITY.solid),
  lead: filled('var(--color-signal)', FILL_OPACITY.lead),
}

function filled(color: string, opacity: number): Properties {
  return { stroke: 'none', fill: color, 'fill-opacity': String(opacity) }
}

/** The SVG properties of a kind of line, in the colors of the page. `vector-effect` keeps its width in pixels at any size. */
export function lineProperties(kind: DrawingKind): Properties {
  const { widthPixels, tone } = DRAWING_STYLE[kind]
  return { 'stroke-width': `calc(${widthPixels}px * var(--line-scale, 1))`, ...TONES[tone] }
}

/** The SVG properties of all labels, and of those that stand out. */
export const LABEL: Properties = {
  fill: 'var(--color-ink-muted)',
  'font-family': 'var(--font-text)',
  'font-weight': 'var(--weight-medium)',
}
const TITLE: Properties = {
  'font-family': 'var(--font-display)',
  'font-stretch': 'var(--width-display)',
  'font-weight': 'var(--weight-strong)',
}

/** The SVG properties of a label that stands out. */
export function labelProperties(tone: 'strong' | 'signal' | 'steel'): Properties {
  return { ...TITLE, fill: `var(--color-${tone === 'strong' ? 'ink' : tone})` }
}

const cssOf = (properties: Properties): string =>
  Object.entries(properties)
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ')
const isKind = (name: string): name is DrawingKind => name in DRAWING_STYLE
const kinds = Object.keys(DRAWING_STYLE)
  .filter(isKind)
  .map((kind) => `path[data-kind='${kind}'] { ${cssOf(lineProperties(kind))} }`)
  .join('\n')

/**
 * Styles of a frame drawing's lines and labels, for the element around its paths. `--drawing-paper` is the color behind it, where that is
 * not the page's; `--line-scale` thins the lines of small pictures.
 */
export const drawingStyles = css`
  & path {
    fill: none;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }
  & text {
    ${cssOf(LABEL)}
    font-variant-numeric: tabular-nums;
  }
  & text[data-tone] {
    ${cssOf(labelProperties('strong'))}
  }
  & text[data-tone='signal'] {
    fill: var(--color-signal);
  }
  & text[data-tone='steel'] {
    fill: var(--color-steel);
  }
  ${kinds}
`
