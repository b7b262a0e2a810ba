import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { env } from '../env'
import { demoAccounts } from './demoAccounts'

/** Fewer guesses than this are an afternoon's work for somebody with the hashes (zxcvbn's own bound for 'somewhat guessable'). */
const FEWEST_GUESSES = 1e8
/** Estimating takes more than linear time; common words and patterns show in the first characters. */
const LOOKED_AT = 64

let estimator: ZxcvbnFactory | undefined

/**
 * True for a password among the first that attackers try: common ones, keyboard runs, dates and repetitions, the person's own name and
 * address, and on a deployment the demo passwords, which this product publishes.
 * @param own words about the person: name, address
 */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  if (env.DEPLOYED && demoAccounts.some((demo) => demo.password === password)) return true
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  const words = own.flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2)
  return estimator.check(password.slice(0, LOOKED_AT), [...words, 'framewell']).guesses < FEWEST_GUESSES
}
