import { Turns } from './Turns'

/**
 * Pictures processed at once: one of 50 megapixels takes 200 MB while it is decoded, and again for each of its sizes. Editors add them one
 * by one; a script or a stolen session must not exhaust the machine.
 */
export const pictureTurns = new Turns({ each: 3, all: 4 })
