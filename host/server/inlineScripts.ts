import { createHash } from 'node:crypto'
import { holdPresses } from '../shell/early/holdPresses'

/** Holds what is pressed in areas before their code is there; the same on every page that has such areas. */
export const HOLD_PRESSES = `<script>${holdPresses}</script>`

/** Its source in a Content-Security-Policy. */
export const HOLD_PRESSES_HASH = `sha256-${createHash('sha256').update(holdPresses).digest('base64')}`
