import type { DrawingSubject } from './drawingSubjects'

/** Share picture subjects of micro-frontend pages. Others show a plan's frame from a corner. */
export const ROUTE_SUBJECTS: Readonly<Record<string, DrawingSubject>> = {
  '/network-partners': 'partnersOnFrame',
  '/partner-onboarding': 'rollForming',
  '/production-network': 'routeMap',
  '/enhanced-partner-onboarding': 'profiles',
  '/bom-generator': 'priceStack',
  '/steel-configurator': 'panelLift',
  '/advanced-configurator': 'exploded',
}
