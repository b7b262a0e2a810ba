import type { Payload } from 'payload'

/** Fills an empty system with one thing, once in the life of a database. */
export interface Seed {
  readonly name: string
  /** Only for trying out the product: a deployment never gets it. */
  readonly demo?: true
  readonly run: (payload: Payload) => Promise<unknown>
}
