import type { Topic } from '@framewell/domain/notifications/topics'
import { networkOf } from '@framewell/server-kit/limits/networkOf'
import type { BasePayload } from 'payload'
import type { Pool } from 'pg'
import { listen } from '../../platform/database/listen'
import { CallProblem } from '../../platform/http/calls/CallProblem'
import { CHANGES_CHANNEL, type ChangeMessage, readMessage } from '../../platform/live/changeMessage'
import { ChangeStream } from './ChangeStream'
import { findViewers } from './findViewers'
import { type LinkViewer, mayHear, type PublicViewer, type Viewer } from './Viewer'

/** Short enough that no proxy closes the stream as idle, and that an ended session is noticed soon however it ended. */
const HEARTBEAT_MS = 15_000
/** Streams are closed when sessions could not be checked for this long (the database is unavailable). */
const UNCHECKED_FOR_MS = 60_000
/**
 * Concurrent streams in this process. A browser shares one stream among its tabs, so a person has a few devices. A large office shares one
 * address, so only anonymous streams, one for each open page, have a tight limit per address. Public pages leave room for everybody else.
 */
const LIMITS = { person: 8, anonymousOfAddress: 64, address: 1000, public: 1000, all: 4000 }
/** A session is checked again when it should be over; by the database's clock that may be a moment later. */
const LOOK_AGAIN_MS = 250
/** Messages are kept for so long, and so many, for pages that began to read before their stream was open. */
const RECENT = { ms: 90_000, messages: 1000 }
/** A page's request for its stream may take so long to arrive. */
const ARRIVES_WITHIN_MS = 15_000
/** Listening goes on after the last stream, since a person who opens the next page returns at once. */
const LISTENS_ON_FOR_MS = 600_000
/** How long an anonymous stream stays open before its page has to reconnect: a private link is then checked again. */
const LINK_FOR_MS = 600_000

type ChangeTold = Exclude<ChangeMessage, { readonly recheck: string }>

interface Open {
  viewer: Viewer | LinkViewer | PublicViewer
  /** Checks the session when its time is over. */
  over?: NodeJS.Timeout
  readonly since: number
  readonly network: string
  readonly stream: ChangeStream
}

/** The open streams of one process, fed by PostgreSQL notifications. */
export class ChangeStreams {
  readonly #pool: Pool
  readonly #open = new Set<Open>()
  /** In the order of their arrival. */
  readonly #recent: { readonly at: number; readonly message: ChangeTold }[] = []
  #stopListening: (() => void) | undefined
  #idle: NodeJS.Timeout | undefined
  #beating: NodeJS.Timeout | undefined
  /** Everything that was said since then is in `#recent`; undefined while nothing listens. */
  #heardSince: number | undefined
  #checkedAt = 0

  constructor(pool: Pool) {
    this.#pool = pool
  }

  get size(): number {
    return this.#open.size
  }

  /**
   * @param ageMs since the page began to read: what changed since then is sent first, or 'reload' where that is not known
   * @throws CallProblem signInRequired for a session that has ended, tooManyRequests and unavailable beyond the limits
   */
  async open(sessionId: string, address: string, ageMs?: number): Promise<ChangeStream> {
    const readSince = ageMs === undefined ? undefined : Date.now() - ageMs - ARRIVES_WITHIN_MS
    const viewer = (await findViewers(this.#pool, [sessionId])).get(sessionId)
    if (!viewer) throw new CallProblem('signInRequired')
    return this.#admit(viewer, address, readSince)
  }

  /**
   * For a holder of a private link, which the caller has checked.
   * @param link ID of the record it opens
   * @throws CallProblem tooManyRequests and unavailable beyond the limits
   */
  openLink(link: string, address: string): ChangeStream {
    return this.#admit({ link }, address)
  }

  /**
   * For a visitor of a public page of counts.
   * @throws CallProblem tooManyRequests and unavailable beyond the limits
   */
  openPublic(topics: readonly Topic[], address: string): ChangeStream {
    return this.#admit({ topics }, address)
  }

  #admit(viewer: Open['viewer'], address: string, readSince?: number): ChangeStream {
    const network = networkOf(address)
    this.#refuseCrowd(viewer, network)
    const stream = new ChangeStream(() => this.#leave(opened))
    const opened: Open = { viewer, network, stream, since: Date.now() }
    this.#open.add(opened)
    this.#watchTime(opened)
    stream.greet()
    // A stream opened before this process listens is notified once it does.
    if (this.#heardSince !== undefined) {
      if (readSince === undefined || readSince < this.#heardSince) stream.send({ type: 'reload' })
      else for (const { at, message } of this.#recent) if (at >= readSince) tell(viewer, stream, message)
    }
    this.#start()
    return stream
  }

  /** Closes all streams when the process stops. */
  end(): void {
    for (const { stream } of [...this.#open]) stream.drop()
    this.#stop()
  }

  #refuseCrowd(viewer: Open['viewer'], network: string): void {
    const ofAddress = [...this.#open].filter((one) => one.network === network)
    const crowded =
      'accountId' in viewer
        ? [...this.#open].filter((one) => accountOf(one) === viewer.accountId).length >= LIMITS.person
        : ofAddress.filter((one) => accountOf(one) === null).length >= LIMITS.anonymousOfAddress
    if (crowded || ofAddress.length >= LIMITS.address) throw new CallProblem('tooManyRequests', { retryAfterSeconds: 30 })
    const full = 'topics' in viewer && [...this.#open].filter((one) => 'topics' in one.viewer).length >= LIMITS.public
    if (full || this.#open.size >= LIMITS.all) throw new CallProblem('unavailable', { retryAfterSeconds: 30 })
  }

  #start(): void {
    clearTimeout(this.#idle)
    this.#stopListening ??= listen(this.#pool, CHANGES_CHANNEL, {
      hear: (text) => this.#hear(text),
      // After a reconnect, notifications may have been missed.
      opened: () => {
        this.#heardSince = Date.now()
        this.#recent.length = 0
        void this.#check([...this.#open])
        for (const { stream } of this.#open) stream.send({ type: 'reload' })
      },
    })
    if (this.#beating) return
    this.#checkedAt = Date.now()
    this.#beating = setInterval(() => void this.#beat(), HEARTBEAT_MS).unref()
  }

  #leave(opened: Open): void {
    this.#open.delete(opened)
    clearTimeout(opened.over)
    if (this.#open.size > 0) return
    clearInterval(this.#beating)
    this.#beating = undefined
    this.#idle = setTimeout(() => this.#stop(), LISTENS_ON_FOR_MS).unref()
  }

  #stop(): void {
    clearTimeout(this.#idle)
    this.#stopListening?.()
    this.#stopListening = undefined
    this.#heardSince = undefined
  }

  #hear(text: string): void {
    const message = readMessage(text)
    if (!message) return
    if ('recheck' in message) void this.#check([...this.#open].filter((one) => accountOf(one) === message.recheck))
    else {
      this.#remember(message)
      for (const { viewer, stream } of this.#open) tell(viewer, stream, message)
    }
  }

  #remember(message: ChangeTold): void {
    const now = Date.now()
    this.#recent.push({ at: now, message })
    for (
      let [first] = this.#recent;
      first && (first.at < now - RECENT.ms || this.#recent.length > RECENT.messages);
      [first] = this.#recent
    ) {
      this.#recent.shift()
      this.#heardSince = first.at + 1
    }
  }

  async #beat(): Promise<void> {
    const now = Date.now()
    for (const { viewer, stream, since } of [...this.#open])
      if (!stream.beat(now) || (!('accountId' in viewer) && now - since > LINK_FOR_MS)) stream.drop()
    await this.#check([...this.#open])
  }

  /** Nothing announces the end of a session's time, so a timer waits for it. */
  #watchTime(opened: Open): void {
    clearTimeout(opened.over)
    if (!('accountId' in opened.viewer) || !this.#open.has(opened)) return
    opened.over = setTimeout(() => void this.#check([opened]), Math.max(opened.viewer.endsInMs, LOOK_AGAIN_MS)).unref()
  }

  /** Ends the streams whose session is over and updates what the others may receive. */
  async #check(some: readonly Open[]): Promise<void> {
    try {
      const viewers = await findViewers(
        this.#pool,
        some.flatMap(({ viewer }) => ('accountId' in viewer ? [viewer.sessionId] : [])),
      )
      if (some.length === this.#open.size) this.#checkedAt = Date.now()
      for (const opened of some) {
        if (!('accountId' in opened.viewer)) continue
        const viewer = viewers.get(opened.viewer.sessionId)
        if (!viewer) opened.stream.end()
        else {
          opened.viewer = viewer
          this.#watchTime(opened)
        }
      }
    } catch {
      // The database is unavailable: nothing is sent meanwhile, and sessions are not trusted for long.
      if (Date.now() - this.#checkedAt > UNCHECKED_FOR_MS) this.end()
    }
  }
}

function tell(viewer: Open['viewer'], stream: ChangeStream, { topic, id, to }: ChangeTold): void {
  if ('topics' in viewer) {
    if (viewer.topics.includes(topic)) stream.send({ type: 'changed', topic, id: '' })
  } else if (mayHear(viewer, to)) stream.send({ type: 'changed', topic, id })
}

const accountOf = ({ viewer }: Open) => ('accountId' in viewer ? viewer.accountId : null)

const ofPayload = new WeakMap<BasePayload, ChangeStreams>()

/** The streams of a running cms. */
export function changeStreams(payload: BasePayload): ChangeStreams {
  const made = ofPayload.get(payload) ?? new ChangeStreams(payload.db.pool)
  ofPayload.set(payload, made)
  return made
}
