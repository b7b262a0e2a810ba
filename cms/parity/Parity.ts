import { type ApiResponse, requestFor, type SendRequest } from '@framewell/domain/http/callApi'
import type { AnyCall, CallInput } from '@framewell/domain/http/defineCall'
import { LINK_TOKEN_HEADER } from '@framewell/domain/http/linkToken'
import { expect } from 'vitest'
import { z } from 'zod'
import type { TestCms } from '../testing/bootCms'

/** Members that name a record on one side only; `next` is the cursor after one. */
const OWN_IDS: ReadonlySet<string> = new Set(['id', 'transactionId', 'next'])
const INSTANT = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z/g

/**
 * Sends the same requests to the handlers behind stories and to the real server, and compares their answers. `same` declares what the two
 * name differently (IDs of the same record, the acting person); other IDs, and times, only have to exist.
 */
export class Parity {
  readonly #desk: SendRequest
  readonly #real: SendRequest
  readonly #same = new Map<string, string>()

  /** @param address of the acting person, for answers that contain it; otherwise each request has its own */
  constructor(desk: SendRequest, cms: TestCms, cookie: string, address?: string) {
    this.#desk = desk
    this.#real = ({ method, url, headers, body, file }) =>
      cms.request(url, {
        method,
        headers,
        body: file instanceof Uint8Array ? new Uint8Array(file) : body,
        cookie,
        ...(address && { address }),
      })
  }

  /** The desk's name for a thing, and the server's. */
  same(desk: string, real: string): void {
    this.#same.set(desk, real)
  }

  /**
   * Fails unless both answer the input with this status and the same body or problem.
   * @param names members of the answer, by path, under which each side knows what was made: from here on they are the same
   * @param file sent as the body of a call that takes one
   */
  async agree<C extends AnyCall>(
    status: number,
    call: C,
    input: CallInput<C>,
    names: readonly string[] = [],
    file?: Uint8Array<ArrayBuffer>,
  ): Promise<void> {
    const { url, body, linkToken } = requestFor(call, input)
    const headersFor = (token?: string): Record<string, string> => ({
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(file && { 'content-type': 'application/octet-stream' }),
      ...(token !== undefined && { [LINK_TOKEN_HEADER]: token }),
    })
    const toReal = (text: string) => [...this.#same].reduce((said, [desk, real]) => said.replaceAll(desk, real), text)
    const inStories = file && { file: new Blob([file]) }
    const desk = await this.#desk({ method: call.method, url, headers: headersFor(linkToken), body, ...inStories })
    const headers = headersFor(linkToken && toReal(linkToken))
    const real = await this.#real({ method: call.method, url: toReal(url), headers, body: body && toReal(body), ...(file && { file }) })
    const asked = { call: call.name, input }
    const [mine, theirs] = [await bodyOf(desk), await bodyOf(real)]
    for (const path of names) this.same(textAt(mine, path), textAt(theirs, path))
    const told = [...this.#same].reduce((said, [ours, others]) => said.replaceAll(others, ours), JSON.stringify(theirs))
    const answer = { ...asked, status: real.status, body: this.#plain(JSON.parse(told)) }
    expect({ ...asked, status: desk.status, body: this.#plain(mine) }).toEqual(answer)
    expect(answer).toMatchObject({ ...asked, status })
  }

  #plain(value: unknown): unknown {
    if (typeof value === 'string') return value.replaceAll(INSTANT, '(moment)')
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map((each) => this.#plain(each))
    const members = Object.entries(value).filter(([key]) => key !== 'requestId')
    return Object.fromEntries(members.map(([key, member]) => [key, this.#isOwnId(key, member) ? '(id)' : this.#plain(member)]))
  }

  #isOwnId(key: string, member: unknown): boolean {
    return OWN_IDS.has(key) && typeof member === 'string' && !this.#same.has(member)
  }
}

function textAt(body: unknown, path: string): string {
  return z.string().parse(
    path.split('.').reduce<unknown>((value, member) => Object(value)[member], body),
    { error: () => `No ${path}` },
  )
}

async function bodyOf(response: ApiResponse): Promise<unknown> {
  return JSON.parse(await response.text())
}
