import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { SharedRead } from '@framewell/server-kit/limits/SharedRead'
import type { Payload } from 'payload'

const compress = promisify(gzip)
const WORTH_COMPRESSING = 1024

/** A read's body, ready to be sent. */
export interface KeptAnswer {
  readonly stamp: string
  readonly body: Buffer
  /** Undefined when that is not worth it. */
  readonly gzipped: Buffer | undefined
}

/**
 * Answers of reads that are the same for everybody, kept while the database says that nothing they are made from changed. It is asked for
 * every answer, once for all requests that wait, and always after they came: so any number of processes answers as of now, without a
 * word between them.
 */
export class KeptAnswers {
  readonly #payload: Payload
  readonly #stamps = new Map<string, SharedRead<string>>()
  readonly #kept = new Map<string, KeptAnswer>()
  readonly #making = new Map<string, { readonly stamp: string; readonly answer: Promise<KeptAnswer | Response> }>()

  constructor(payload: Payload) {
    this.#payload = payload
  }

  /**
   * The answer of the call `name`, whose `stampSql` selects one text that changes with everything the answer is made from.
   * @param make produces the answer; what it refuses is passed on and not kept.
   */
  async answer(name: string, stampSql: string, make: () => Promise<Response>): Promise<KeptAnswer | Response> {
    const stamp = await this.#stampOf(stampSql)
    const kept = this.#kept.get(name)
    if (kept?.stamp === stamp) return kept
    const making = this.#making.get(name)
    if (making?.stamp === stamp) return copyOf(await making.answer)
    const answer = this.#make(name, stamp, make).finally(() => {
      if (this.#making.get(name)?.answer === answer) this.#making.delete(name)
    })
    this.#making.set(name, { stamp, answer })
    return copyOf(await answer)
  }

  /** The stamp is read before the answer is made: a change in between makes the answer newer than its stamp, and it is made again. */
  async #make(name: string, stamp: string, make: () => Promise<Response>): Promise<KeptAnswer | Response> {
    const response = await make()
    if (!response.ok) return response
    const body = Buffer.from(await response.arrayBuffer())
    const kept = { stamp, body, gzipped: body.length < WORTH_COMPRESSING ? undefined : await compress(body) }
    this.#kept.set(name, kept)
    return kept
  }

  #stampOf(sql: string): Promise<string> {
    const known = this.#stamps.get(sql)
    if (known) return known.read()
    const name = `kept_stamp_${this.#stamps.size}`
    const made = new SharedRead(async () => {
      const { rows } = await this.#payload.db.pool.query({ name, text: sql, rowMode: 'array' })
      return String(rows[0])
    })
    this.#stamps.set(sql, made)
    return made.read()
  }
}

/** A Response can be read once; several may wait for the same refusal. */
function copyOf(answer: KeptAnswer | Response): KeptAnswer | Response {
  return answer instanceof Response ? answer.clone() : answer
}
