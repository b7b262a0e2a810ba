import { replayRouting } from '@framewell/domain/network/routingCalls'
import type { RoutingPolicy } from '@framewell/domain/network/routingPolicy'
import { z } from 'zod'

const typedWeights = z.object({
  proximity: z.string(),
  capacity: z.string(),
  quality: z.string(),
  price: z.string(),
  tierBonus: z.string(),
})
/** The weights as they are typed. */
export type TypedWeights = z.infer<typeof typedWeights>
export type Weights = z.output<typeof replayRouting.input>

/** A blank is missing, not 0. */
const numberOf = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed))

/** The typed weights as the replay takes them, with the policy's own rules and messages. */
export const weightsSchema = typedWeights
  .transform(({ tierBonus, ...weights }): unknown => ({
    weights: Object.fromEntries(Object.entries(weights).map(([part, typed]) => [part, numberOf(typed)])),
    tierBonus: numberOf(tierBonus),
  }))
  .pipe(z.preprocess((weights) => weights, replayRouting.input))

export function typedWeightsOf({ weights, tierBonus }: Pick<RoutingPolicy, 'weights' | 'tierBonus'>): TypedWeights {
  const { proximity, capacity, quality, price } = weights
  return {
    proximity: String(proximity),
    capacity: String(capacity),
    quality: String(quality),
    price: String(price),
    tierBonus: String(tierBonus),
  }
}
