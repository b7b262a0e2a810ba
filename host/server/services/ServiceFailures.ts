import type { CallApi } from '@framewell/domain/http/callApi'
import type { CallInput } from '@framewell/domain/http/defineCall'
import type { RemoteName } from '@framewell/domain/releases/remotes'
import { reportServiceFailures } from '@framewell/domain/releases/reports'
import type { Log } from '../log'

/** The first failure is reported at once, later ones together. */
const REPORTED_EVERY_MS = 10_000
/** For how long requests count together. */
const PERIOD_MS = 600_000
/** Different failures of one service in one report. */
const MOST_FAILURES = 20

type Failure = CallInput<typeof reportServiceFailures>['failures'][number]
interface Figures {
  begun: number
  asked: number
  failed: number
  reportedAt: number
  readonly waiting: Map<string, Failure>
  timer: NodeJS.Timeout | null
}

/** Counts how the services of micro-frontends do for this host's visitors, and reports failures to the cms, for teams and operators. */
export class ServiceFailures {
  readonly #call: CallApi
  readonly #log: Log
  readonly #now: () => number
  readonly #figures = new Map<RemoteName, Figures>()

  constructor(call: CallApi, log: Log, now: () => number) {
    this.#call = call
    this.#log = log
    this.#now = now
  }

  /** Counts one request that went to a service. @param failure what went wrong, in a sentence; null when the service answered */
  count(remote: RemoteName, path: string, failure: string | null): void {
    const figures = this.#of(remote)
    figures.asked += 1
    if (failure === null) return
    figures.failed += 1
    const message = failure.slice(0, 500)
    const known = figures.waiting.get(message)
    if (known || figures.waiting.size < MOST_FAILURES)
      figures.waiting.set(message, { message, path: path.slice(0, 300), count: (known?.count ?? 0) + 1 })
    const wait = figures.reportedAt + REPORTED_EVERY_MS - this.#now()
    if (wait <= 0) this.#report(remote, figures)
    else figures.timer ??= setTimeout(() => this.#report(remote, figures), wait).unref()
  }

  /** Reports what waits. */
  close(): void {
    for (const [remote, figures] of this.#figures) this.#report(remote, figures)
  }

  #of(remote: RemoteName): Figures {
    const now = this.#now()
    const figures = this.#figures.get(remote) ?? { begun: now, asked: 0, failed: 0, reportedAt: 0, waiting: new Map(), timer: null }
    if (now - figures.begun > PERIOD_MS) Object.assign(figures, { begun: now, asked: 0, failed: 0 })
    this.#figures.set(remote, figures)
    return figures
  }

  #report(remote: RemoteName, figures: Figures): void {
    if (figures.timer) clearTimeout(figures.timer)
    figures.timer = null
    const failures = [...figures.waiting.values()]
    if (failures.length === 0) return
    figures.waiting.clear()
    figures.reportedAt = this.#now()
    const { asked, failed } = figures
    this.#call(reportServiceFailures, { remote, failures, asked, failed: Math.max(1, failed) }).catch((error: unknown) =>
      this.#log.warn({ err: error, remote }, 'the failure of a service could not be recorded'),
    )
  }
}
