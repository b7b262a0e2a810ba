/** A shop's utilization in the specification's colors: red from 80%, yellow from 60%, green below. */
export type UtilizationTone = 'bad' | 'warn' | 'ok'
const BUSY_RATIO = 0.6
const FULL_RATIO = 0.8

/** Load over capacity, 0 to 1; a shop without capacity is full. */
export function utilizationRatio(currentLoad: number, weeklyCapacity: number): number {
  return weeklyCapacity > 0 ? Math.min(1, Math.max(0, currentLoad / weeklyCapacity)) : 1
}

export function utilizationTone(ratio: number): UtilizationTone {
  if (ratio >= FULL_RATIO) return 'bad'
  return ratio >= BUSY_RATIO ? 'warn' : 'ok'
}
