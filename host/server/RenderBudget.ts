import { networkOf } from '@framewell/domain/http/networkOf'

/** Pages that one address may have drawn at once: a whole site, twice. */
const AT_ONCE = 300
/** And then as many a second; nobody reads faster. */
const PER_SECOND = 5
const MOST_ADDRESSES = 20_000

interface Left {
  points: number
  at: number
}

/** How many pages each address may still have drawn for it; pages at hand cost nothing. */
export class RenderBudget {
  readonly #left = new Map<string, Left>()
  readonly #now: () => number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Takes one page from an address's budget; false when there is none left. */
  take(address: string): boolean {
    const now = this.#now()
    const network = networkOf(address)
    const left = this.#left.get(network) ?? { points: AT_ONCE, at: now }
    left.points = Math.min(AT_ONCE, left.points + ((now - left.at) / 1000) * PER_SECOND)
    left.at = now
    // Whoever asks goes to the end of the line; the first of it asked longest ago.
    this.#left.delete(network)
    this.#left.set(network, left)
    const oldest = this.#left.keys().next().value
    if (this.#left.size > MOST_ADDRESSES && oldest !== undefined) this.#left.delete(oldest)
    if (left.points < 1) return false
    left.points -= 1
    return true
  }

  /** Gives back a page that was taken, as nothing was drawn for it. */
  giveBack(address: string): void {
    const left = this.#left.get(networkOf(address))
    if (left) left.points = Math.min(AT_ONCE, left.points + 1)
  }
}
