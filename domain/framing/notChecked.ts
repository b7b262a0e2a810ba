import type { SiteLoads } from './siteLoads'

/** Said of every frame without an engineer's approval; only orders can have one (orders/engineering/reviewState.ts). */
export const NOT_REVIEWED = 'Not reviewed by an engineer'

/** Heading above the reasons of `frameWarnings`. */
export const REVIEW_REQUIRED = 'Engineering review required'

/**
 * What no part of the product checks about a frame. Every screen, document and export of a frame shows this list. Implementing a check
 * removes its line.
 */
const UNCHECKED = ['seismic', 'member strength', 'deflection', 'connections', 'uplift and anchorage', 'foundation'] as const

/**
 * What is not checked about a frame, in words. Wind and snow name the entered site loads, because nothing is computed from them.
 * @param loads the site's loads, where the screen or request has fields for them
 */
export function notChecked(loads?: SiteLoads): string[] {
  return [entered('wind', loads, loads?.windMph, 'mph'), entered('snow', loads, loads?.snowPsf, 'psf'), ...UNCHECKED]
}

/**
 * The same as one sentence: 'Not checked: wind, snow, … Not reviewed by an engineer.'
 * @param review what is on record about the engineering review of an order, without its period
 */
export function notCheckedWords(items: readonly string[] = notChecked(), review: string = NOT_REVIEWED): string {
  return `Not checked: ${items.join(', ')}. ${review}.`
}

function entered(name: string, loads: SiteLoads | undefined, value: number | undefined, unit: string): string {
  if (!loads) return name
  return value === undefined ? `${name} (none entered)` : `${name} (${value} ${unit} entered)`
}
