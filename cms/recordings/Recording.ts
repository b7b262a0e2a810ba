import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { currentSession } from '@framewell/domain/accounts/session'
import { type ApiRequest, type ApiResponse, type CallApi, makeCallApi } from '@framewell/domain/http/callApi'
import type { AnyCall, CallInput } from '@framewell/domain/http/defineCall'
import { type RecordedStep, type StoredStep, storedSteps, wholeSteps } from '@framewell/domain/http/testing/storedSteps'
import { inputText } from '@framewell/domain/releases/inputText.mjs'
import { expect } from 'vitest'
import { ROOT } from '../env'
import type { TestCms } from '../testing/bootCms'
import { sendAs } from './callsAs'
import { comparable, withoutChance } from './withoutChance'

/**
 * What the server answers to one person, for the stories that replay it (`remote-kit/testing/replay.ts`). After each write, everything that
 * was read before is read again, and recorded where it changed: no story sees what a write made untrue.
 */
export class Recording {
  readonly #cms: Pick<TestCms, 'request'>
  #cookie: string | undefined
  readonly #steps: RecordedStep[] = []
  readonly #reads = new Map<string, { readonly again: () => Promise<RecordedStep>; last: RecordedStep }>()
  readonly #hidden = new Map<string, string>()

  /** @param cookie of the person's session, until an answer sets another; undefined for a stranger */
  constructor(cms: Pick<TestCms, 'request'>, cookie?: string) {
    this.#cms = cms
    this.#cookie = cookie
  }

  /** Asks as the screens do, and records the answer or refusal. @throws ApiError for a refusal */
  readonly ask: CallApi = (call, input, options) => makeCallApi((request) => this.#record(call, input, request))(call, input, options)

  /** In the file, another text replaces one that no two runs share and no form tells, such as the token of a link. */
  hide(secret: string, as: string): void {
    this.#hidden.set(secret, as)
  }

  /**
   * Compares with the recording that is stored at a path of the repository; with RECORD=1, stores it where it differs.
   * @param measured names of members whose values differ from run to run or year to year, such as milliseconds
   */
  readonly keep = async (path: string, measured: readonly string[] = []): Promise<void> => {
    const file = join(ROOT, path)
    const { steps: stored }: { readonly steps: readonly StoredStep[] } = JSON.parse(
      await readFile(file, 'utf8').catch(() => '{"steps":[]}'),
    )
    const before = comparable(wholeSteps(stored), measured)
    const text = [...this.#hidden].reduce((said, [secret, as]) => said.replaceAll(secret, as), withoutChance(JSON.stringify(this.#steps)))
    const steps: readonly RecordedStep[] = JSON.parse(text)
    const test = relative(join(ROOT, 'cms'), expect.getState().testPath ?? '')
    if (!process.env.RECORD)
      return expect(
        comparable(steps, measured),
        `${path} is not what the server answers. RECORD=1 npx vitest run --root cms ${test}`,
      ).toEqual(before)
    if (JSON.stringify(comparable(steps, measured)) === JSON.stringify(before)) return
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, `${JSON.stringify({ recordedAt: new Date().toISOString(), steps: storedSteps(steps) }, null, 1)}\n`)
  }

  async #record(call: AnyCall, input: unknown, request: ApiRequest): Promise<ApiResponse> {
    const send = async () => {
      const answer = await sendAs(this.#cms, this.#cookie, request)
      const { status } = answer
      this.#cookie = sessionIn(answer) ?? this.#cookie
      const text = await answer.text()
      return { status, text, step: { call: call.name, input, status, body: withoutRequest(JSON.parse(text)) } }
    }
    const { status, text, step } = await send()
    this.#steps.push(step)
    if (call.method === 'GET') this.#reads.set(`${call.name} ${inputText(input)}`, { again: async () => (await send()).step, last: step })
    else if (status < 400) await this.#readAgain()
    return { status, statusText: '', text: async () => text }
  }

  async #readAgain(): Promise<void> {
    for (const read of this.#reads.values()) {
      const step = await read.again()
      if (JSON.stringify(comparable(step)) === JSON.stringify(comparable(read.last))) continue
      read.last = step
      this.#steps.push(step)
    }
  }
}

/** The session's cookie that an answer sets, as a browser sends it. */
const sessionIn = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('framewell-token='))
    ?.split(';')[0]

/** A problem without the log id of its request. */
function withoutRequest(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('requestId' in body)) return body
  const { requestId: _, ...rest } = body
  return rest
}

/** A recording that begins as a screen does: it asks who is signed in, then for what it shows first. */
export async function openScreen<C extends AnyCall>(
  cms: Pick<TestCms, 'request'>,
  cookie: string,
  call: C,
  input: CallInput<C>,
): Promise<Recording> {
  const recording = new Recording(cms, cookie)
  await recording.ask(currentSession, {})
  await recording.ask(call, input)
  return recording
}
