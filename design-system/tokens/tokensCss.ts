import { darkColor, lightColor } from './color'
import { layer } from './layer'
import { control, measure, radius, stroke } from './measure'
import { duration, easing } from './motion'
import { space } from './space'
import { fontFamily, fontSize, fontWeight, fontWidth, letterSpacing, lineHeight } from './type'

const properties = (group: string, values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values).map(([name, value]) => `--${group}-${name}:${value}`)

const themeFree = [
  ...properties('font', fontFamily),
  ...properties('text', fontSize),
  ...properties('weight', fontWeight),
  ...properties('leading', lineHeight),
  ...properties('tracking', letterSpacing),
  ...properties('width', fontWidth),
  ...properties('space', space),
  ...properties('radius', radius),
  ...properties('measure', measure),
  ...properties('control', control),
  ...properties('stroke', stroke),
  ...properties('duration', duration),
  ...properties('ease', easing),
  ...properties('layer', layer),
]

const light = ['color-scheme:light', ...properties('color', lightColor)]
const dark = ['color-scheme:dark', ...properties('color', darkColor)]

/**
 * The token objects as custom properties, to be inlined in the head before everything else. Paper is always light. The root follows the
 * system's preference; `data-theme="dark"` works on the root and on any part of a page, and `data-theme="light"` inside it reverts.
 */
export const tokensCss = `:root{${themeFree.join(';')}}:root,[data-theme='light']{${light.join(';')}}@media screen{[data-theme='dark']{${dark.join(';')}}}@media screen and (prefers-color-scheme:dark){:root:not([data-theme='light']){${dark.join(';')}}}`
