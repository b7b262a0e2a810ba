// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inputText } from '../../../domain/releases/inputText.mjs'
import { sayBroken } from './closedProcess.mjs'

/** Turns of the event loop in which an answer that is at hand arrives, however busy the machine is. */
const TURNS = 20

/**
 * The calls of a tried release: answered as its team recorded them, never otherwise. One to a service that is not its own ends the trial.
 * @param {object} task
 * @param {string} task.folder of the release
 * @param {string | undefined} task.recordings its recordings: by call, then by input
 * @param {string} task.servicePath where the addresses of all services start
 * @param {string | null} task.service where those of its own start, if it says that it has one
 */
export function recordedCalls({ folder, recordings: file, servicePath, service }) {
  /** @type {Record<string, Record<string, { output?: unknown, refused?: { status: number, body: string } }>>} */
  const recorded = file === undefined ? {} : JSON.parse(readFileSync(join(folder, file), 'utf8'))
  let given = 0
  /**
   * @param {{ name: string, path?: string, output: { parse: (value: unknown) => unknown } }} called as the release declares it
   * @param {unknown} input
   * @returns {Promise<unknown>}
   */
  const call = (called, input) => {
    if (called.path?.startsWith(servicePath) && !(service && called.path.startsWith(service))) sayBroken(foreignService(called, service))
    const answers = own(recorded, called.name)
    const outcome = answers && own(answers, inputText(input))
    if (!outcome) return new Promise(() => undefined)
    given += 1
    const { refused } = outcome
    return refused
      ? Promise.reject(refusal(refused))
      : Promise.resolve(structuredClone(outcome.output)).then((output) => called.output.parse(output))
  }
  /** Who was signed in while it was recorded; null for a stranger. @type {{ role: string } | null} */
  const session = Object(own(Object(own(recorded, 'currentSession')), inputText({}))).output?.session ?? null
  return { call, session, has: file !== undefined, given: () => given }
}

/**
 * @param {{ name: string, path?: string }} called
 * @param {string | null} service
 */
function foreignService({ name, path }, service) {
  return service === null
    ? `The call ${name} asks ${path}, and the release does not say that it has a service of its own: export ownService = true in routes.ts.`
    : `The call ${name} asks ${path}, which is the service of another micro-frontend: its own is ${service}.`
}

/** Waits until answers that are at hand have arrived. */
export async function settledAnswers() {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/**
 * @template T
 * @param {Record<string, T>} record
 * @param {string} name
 */
function own(record, name) {
  return Object.hasOwn(record, name) ? record[name] : undefined
}

/** An ApiError, as screens know it. @param {{ status: number, body: string }} refused */
function refusal({ status, body }) {
  let problem
  try {
    problem = JSON.parse(body)
  } catch {
    // Not every refusal has a problem.
  }
  return Object.assign(new Error(`${status}: ${body}`), { name: 'ApiError', status, body, problem })
}
