/** Multiples of a 4 px base, in rem: `--space-6` is 24 px at the default text size. */
export const spaceSteps = [0.5, 1, 1.5, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 20, 26] as const

export type SpaceStep = (typeof spaceSteps)[number]

/** `--space-0-5` for 0.5: a custom property's name has no dot. */
export const spaceName = (step: SpaceStep): string => String(step).replace('.', '-')

export const space: Readonly<Record<string, string>> = Object.fromEntries(spaceSteps.map((step) => [spaceName(step), `${step * 0.25}rem`]))
