import type { ScoreParts } from '@framewell/domain/network/routeProject'

export const SCORE_PART_WORDS: Readonly<Record<keyof ScoreParts, string>> = {
  proximity: 'Proximity',
  capacity: 'Free capacity',
  quality: 'Quality',
  price: 'Delivered price',
}

/** A fraction as a percentage: 82.5%. */
export function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`
}
