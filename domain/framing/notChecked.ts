import type { SiteLoads } from './siteLoads'

/** Nobody's approval of a frame is recorded anywhere in the product. */
export const NOT_REVIEWED = 'Not reviewed by an engineer'

/** Over the reasons of `frameWarnings`. */
export const REVIEW_REQUIRED = 'Engineering review required'

/**
 * What no part of the product checks about a frame, by name. Every screen, document and export of a frame shows this list; a check that is
 * built takes its line out.
 */
const UNCHECKED = ['seismic', 'member strength', 'deflection', 'connections', 'uplift and anchorage', 'foundation'] as const

/**
 * What is not checked about a frame, in words. Wind and snow name what was entered for the site, because nothing is computed from it.
 * @param loads of the site, where the screen or request has a place for them; left out where it has none
 */
export function notChecked(loads?: SiteLoads): string[] {
  return [entered('wind', loads, loads?.windMph, 'mph'), entered('snow', loads, loads?.snowPsf, 'psf'), ...UNCHECKED]
}

/** The same as the sentence to show: 'Not checked: wind, snow, … Not reviewed by an engineer.' */
export function notCheckedWords(items: readonly string[] = notChecked()): string {
  return `Not checked: ${items.join(', ')}. ${NOT_REVIEWED}.`
}

function entered(name: string, loads: SiteLoads | undefined, value: number | undefined, unit: string): string {
  if (!loads) return name
  return value === undefined ? `${name} (none entered)` : `${name} (${value} ${unit} entered)`
}
