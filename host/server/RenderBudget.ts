import { networkOf } from '@framewell/server-kit/limits/networkOf'

/** How many one address may have in a burst, and how many a second after it. */
interface Rate {
  readonly atOnce: number
  readonly perSecond: number
}

/** Pages besides the site's own; nobody reads faster. */
const PAGES: Rate = { atOnce: 300, perSecond: 5 }
const MAX_ADDRESSES = 20_000

interface Left {
  points: number
  at: number
}

/** The rendering budget of each address. Cached pages are free. */
export class RenderBudget {
  readonly #left = new Map<string, Left>()
  readonly #now: () => number
  readonly #rate: Rate

  /** @param rate pages by default */
  constructor(now: () => number = () => performance.now(), rate: Rate = PAGES) {
    this.#now = now
    this.#rate = rate
  }

  /** Takes one page from an address's budget; false when it is empty. */
  take(address: string): boolean {
    const now = this.#now()
    const network = networkOf(address)
    const left = this.#left.get(network) ?? { points: this.#rate.atOnce, at: now }
    left.points = Math.min(this.#rate.atOnce, left.points + ((now - left.at) / 1000) * this.#rate.perSecond)
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
    if (left) left.points = Math.min(this.#rate.atOnce, left.points + 1)
  }
}
