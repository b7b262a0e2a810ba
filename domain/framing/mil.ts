/** Minimum base steel thickness in thousandths of an inch. */
export const MILS = [33, 43, 54, 68] as const
export type Mil = (typeof MILS)[number]
