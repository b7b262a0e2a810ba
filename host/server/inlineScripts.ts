import { createHash } from 'node:crypto'
import { chooseTheme } from '../shell/early/chooseTheme'
import { holdClicks } from '../shell/early/holdClicks'
import { markSignedIn } from '../shell/early/markSignedIn'

// Each ends with a semicolon: a call followed by a parenthesis would be another call.
const beforePaint = [chooseTheme, markSignedIn].map((script) => `${script};`).join('\n')

/** Sets the visitor's theme and the signed-in marker before first paint; the same on every page. */
export const BEFORE_PAINT = `<script>${beforePaint}</script>`

/** Its hash source for a Content-Security-Policy. */
export const BEFORE_PAINT_HASH = `sha256-${createHash('sha256').update(beforePaint).digest('base64')}`

/** Holds clicks in areas until their code loads; the same on every page with such areas. */
export const HOLD_CLICKS = `<script>${holdClicks}</script>`

/** Its hash source for a Content-Security-Policy. */
export const HOLD_CLICKS_HASH = `sha256-${createHash('sha256').update(holdClicks).digest('base64')}`
