import { Turns } from './Turns'

/**
 * Pictures in hand at once: one of 50 megapixels takes 200 MB while it is decoded, and again for each of its sizes. Editors add them one after
 * the other; what comes by a program, or by a stolen session, must not take the machine.
 */
export const pictureTurns = new Turns({ each: 3, all: 4 })
