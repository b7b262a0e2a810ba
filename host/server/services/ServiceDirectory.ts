import type { CallApi } from '@framewell/domain/http/callApi'
import { type ForwardedService, getForwardedServices } from '@framewell/domain/releases/ownService'
import type { RemoteName } from '@framewell/domain/releases/remotes'

/** A decision of an operator takes effect within this time. */
const FRESH_MS = 5_000

/** The services that operators registered, asked again every few seconds while they are used. */
export class ServiceDirectory {
  readonly #call: CallApi
  readonly #now: () => number
  #asked: Promise<ReadonlyMap<RemoteName, ForwardedService>> | null = null
  #askedAt = 0

  constructor(call: CallApi, now: () => number) {
    this.#call = call
    this.#now = now
  }

  /** The service of a micro-frontend; undefined for none. Rejects while the cms does not answer: an ended registration is never used. */
  async find(remote: RemoteName): Promise<ForwardedService | undefined> {
    if (!this.#asked || this.#now() - this.#askedAt >= FRESH_MS) {
      this.#askedAt = this.#now()
      const asked = this.#ask()
      this.#asked = asked
      asked.catch(() => {
        if (this.#asked === asked) this.#asked = null
      })
    }
    return (await this.#asked).get(remote)
  }

  async #ask(): Promise<ReadonlyMap<RemoteName, ForwardedService>> {
    const { services } = await this.#call(getForwardedServices, {})
    return new Map(services.map((service) => [service.remote, service]))
  }
}
