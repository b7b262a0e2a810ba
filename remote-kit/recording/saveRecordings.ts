import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type EndpointAnswer, pageEndpoint } from '../release/pageEndpoint'

const CALL = /^[a-zA-Z]{2,60}$/
const MAX_BYTES = 8 * 1024 * 1024

/**
 * Serves `/recorded` of a development server: replays and stores call answers. One file per call, meant to be read and committed: `{
 * "<input>": { "output": … } }`.
 * @param site origin of the pages that may use it; other pages can neither read nor write
 */
export function saveRecordings(folder: string, site: string) {
  // Sequential, so that no simultaneous answer is lost.
  let last: Promise<unknown> = Promise.resolve()
  const fileOf = (call: string) => join(folder, `${call}.json`)
  const read = async (call: string): Promise<Record<string, unknown>> => {
    try {
      return JSON.parse(await readFile(fileOf(call), 'utf8'))
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
      throw new Error(`${fileOf(call)} cannot be read: fix it or delete it`, { cause: error })
    }
  }
  const keep = async (call: string, input: string, outcome: unknown): Promise<void> => {
    const all = { ...(await read(call)), [input]: outcome }
    await mkdir(folder, { recursive: true })
    await writeFile(`${fileOf(call)}.new`, `${JSON.stringify(all, null, 2)}\n`)
    await rename(`${fileOf(call)}.new`, fileOf(call))
  }
  const answer = async ({ call, input, outcome }: Readonly<Record<string, unknown>>): Promise<EndpointAnswer> => {
    if (typeof call !== 'string' || !CALL.test(call) || typeof input !== 'string')
      return { status: 400, body: { error: 'Name a call and its input.' } }
    if (outcome !== undefined) {
      const kept = last.then(() => keep(call, input, outcome))
      last = kept.catch(() => undefined)
      await kept
      return { status: 200, body: { kept: true } }
    }
    const all = await read(call)
    return Object.hasOwn(all, input) ? { status: 200, body: { outcome: all[input] } } : { status: 404, body: { error: 'Not recorded' } }
  }
  return pageEndpoint({ name: 'recorded', site, maxBytes: MAX_BYTES, answer })
}
