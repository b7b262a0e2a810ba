import type { Site } from '../site'

/** A site whose wind and snow are near the most that is checked by calculation. */
export const WINDY_SITE: Site & { readonly exposure: 'C' } = {
  windMph: 139,
  exposure: 'C',
  snowPsf: 70,
  seismicCategory: 'B',
  adoptedCode: '2018 IRC',
  source: 'County building department',
  confirmedBy: 'Ana Ruiz',
  confirmedAt: '2026-11-28T12:00:00.000Z',
}
