/** Load effects of one kind (axial, moment, reaction), each in the same unit. `roof` is the larger of roof live load and snow. */
export interface LoadEffects {
  readonly dead: number
  readonly live: number
  readonly roof: number
  readonly wind: number
}

export const NO_EFFECT: LoadEffects = { dead: 0, live: 0, roof: 0, wind: 0 }

/** Load combinations for allowable strength design (ASCE 7-16 section 2.4). Wind is at strength level; S means the larger of Lr and S. */
export const ASD_COMBINATIONS = [
  { name: 'D + L', dead: 1, live: 1, roof: 0, wind: 0 },
  { name: 'D + S', dead: 1, live: 0, roof: 1, wind: 0 },
  { name: 'D + 0.75L + 0.75S', dead: 1, live: 0.75, roof: 0.75, wind: 0 },
  { name: 'D + 0.6W', dead: 1, live: 0, roof: 0, wind: 0.6 },
  { name: 'D + 0.75L + 0.75S + 0.75(0.6W)', dead: 1, live: 0.75, roof: 0.75, wind: 0.45 },
  { name: '0.6D + 0.6W', dead: 0.6, live: 0, roof: 0, wind: 0.6 },
] as const
export type Combination = (typeof ASD_COMBINATIONS)[number]

/** The value of load effects under a combination, in their unit. */
export function combined(effects: LoadEffects, combination: Combination): number {
  const { dead, live, roof, wind } = effects
  return combination.dead * dead + combination.live * live + combination.roof * roof + combination.wind * wind
}

/** The combination with the greatest ratio, its name included. */
export function worstCombination<Found extends { readonly ratio: number }>(
  of: (combination: Combination) => Found,
): Found & { readonly combination: string } {
  let [name, worst] = [ASD_COMBINATIONS[0].name as string, of(ASD_COMBINATIONS[0])]
  for (const combination of ASD_COMBINATIONS.slice(1)) {
    const found = of(combination)
    if (found.ratio > worst.ratio) [name, worst] = [combination.name, found]
  }
  return { ...worst, combination: name }
}

/** Load effects times a factor, such as a tributary width. */
export function scaled({ dead, live, roof, wind }: LoadEffects, factor: number): LoadEffects {
  return { dead: dead * factor, live: live * factor, roof: roof * factor, wind: wind * factor }
}

/** The sum of load effects. */
export function added(...all: readonly LoadEffects[]): LoadEffects {
  return all.reduce(
    (sum, effects) => ({
      dead: sum.dead + effects.dead,
      live: sum.live + effects.live,
      roof: sum.roof + effects.roof,
      wind: sum.wind + effects.wind,
    }),
    NO_EFFECT,
  )
}
