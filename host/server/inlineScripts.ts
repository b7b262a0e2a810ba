import { createHash } from 'node:crypto'
import { chooseTheme } from '../shell/early/chooseTheme'
import { holdPresses } from '../shell/early/holdPresses'

/** The visitor's theme, before anything is painted; the same on every page. */
export const CHOOSE_THEME = `<script>${chooseTheme}</script>`

/** Its source in a Content-Security-Policy. */
export const CHOOSE_THEME_HASH = `sha256-${createHash('sha256').update(chooseTheme).digest('base64')}`

/** Holds what is pressed in areas before their code is there; the same on every page that has such areas. */
export const HOLD_PRESSES = `<script>${holdPresses}</script>`

/** Its source in a Content-Security-Policy. */
export const HOLD_PRESSES_HASH = `sha256-${createHash('sha256').update(holdPresses).digest('base64')}`
