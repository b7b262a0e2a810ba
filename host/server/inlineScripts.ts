import { createHash } from 'node:crypto'
import { chooseTheme } from '../shell/early/chooseTheme'
import { holdPresses } from '../shell/early/holdPresses'
import { markSignedIn } from '../shell/early/markSignedIn'

// Each ends by itself: a call followed by a parenthesis would be another call.
const beforePaint = [chooseTheme, markSignedIn].map((script) => `${script};`).join('\n')

/** The visitor's theme, and whether somebody is signed in, before anything is painted; the same on every page. */
export const BEFORE_PAINT = `<script>${beforePaint}</script>`

/** Its source in a Content-Security-Policy. */
export const BEFORE_PAINT_HASH = `sha256-${createHash('sha256').update(beforePaint).digest('base64')}`

/** Holds what is pressed in areas before their code is there; the same on every page that has such areas. */
export const HOLD_PRESSES = `<script>${holdPresses}</script>`

/** Its source in a Content-Security-Policy. */
export const HOLD_PRESSES_HASH = `sha256-${createHash('sha256').update(holdPresses).digest('base64')}`
