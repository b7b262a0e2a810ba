import { networkOf } from '@framewell/server-kit/limits/networkOf'

/** Pages one address may have rendered in a burst, besides the site's own. */
const AT_ONCE = 300
/** After the burst, this many a second; nobody reads faster. */
const PER_SECOND = 5
const MAX_ADDRESSES = 20_000

interface Left {
  points: number
  at: number
}

/** The rendering budget of each address. Cached pages are free. */
export class RenderBudget {
  readonly #left = new Map<string, Left>()
  readonly #now: () => number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Takes one page from an address's budget; false when it is empty. */
  take(address: string): boolean {
    const now = this.#now()
    const network = networkOf(address)
    const left = this.#left.get(network) ?? { points: AT_ONCE, at: now }
    left.points = Math.min(AT_ONCE, left.points + ((now - left.at) / 1000) * PER_SECOND)
    left.at = now
    // Moves the address to the end; the first entry is the least recently used.
    this.#left.delete(network)
    this.#left.set(network, left)
    const oldest = this.#left.keys().next().value
    if (this.#left.size > MAX_ADDRESSES && oldest !== undefined) this.#left.delete(oldest)
    if (left.points < 1) return false
    left.points -= 1
    return true
  }

  /** Refunds a page that was not rendered. */
  giveBack(address: string): void {
    const left = this.#left.get(networkOf(address))
    if (left) left.points = Math.min(AT_ONCE, left.points + 1)
  }
}
