import type { DrawingSubject } from './drawingSubjects'

/** What the pictures for shared links show of pages that micro-frontends draw; of others a plan's frame from a corner. */
export const ROUTE_SUBJECTS: Readonly<Record<string, DrawingSubject>> = {
  '/network-partners': 'partnersOnFrame',
  '/partner-onboarding': 'rollForming',
  '/production-network': 'routeMap',
  '/enhanced-partner-onboarding': 'profiles',
  '/bom-generator': 'priceStack',
  '/steel-configurator': 'panelLift',
  '/advanced-configurator': 'exploded',
}
