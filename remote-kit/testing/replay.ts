import { answerCalls, CallRefusal } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import type { AnyCall, CallOutput } from '@framewell/domain/http/defineCall'
import { problemSchema } from '@framewell/domain/http/problem'
import { readAnswer } from '@framewell/domain/http/readAnswer'
import { type RecordedStep, type StoredStep, wholeSteps } from '@framewell/domain/http/testing/storedSteps'
import { inputText } from '@framewell/domain/releases/inputText.mjs'

/** What the server answered to one person, in the order it was asked: written and compared with the server by `cms/recordings`. */
export interface Recording {
  readonly recordedAt: string
  readonly steps: readonly StoredStep[]
}

/** Thrown for what a recording does not hold. */
export class NotRecorded extends Error {
  override readonly name = 'NotRecorded'
}

/**
 * Answers requests as the server did. A write moves the recording on: what is read after it was recorded after it. Created per story, so that
 * none sees another's changes.
 * @param calls the contracts of what it may hold
 * @param otherwise answers calls of which the recording holds nothing
 * @throws NotRecorded for a request that the recording does not hold
 */
export function replay(recording: Recording, calls: readonly AnyCall[], otherwise: SendRequest = notRecorded): SendRequest {
  const steps = wholeSteps(recording.steps)
  const recorded = calls.filter(({ name }) => steps.some(({ call }) => call === name)).toSorted((a, b) => parameters(a) - parameters(b))
  const reads = new Set(recorded.flatMap(({ name, method }) => (method === 'GET' ? [name] : [])))
  const changes = ({ call, status }: RecordedStep) => status < 400 && !reads.has(call)
  let at = 0
  const answer = (call: AnyCall) => (input: unknown) => {
    const asked = askedText(input)
    const same = steps.flatMap((step, index) =>
      step.call === call.name && askedText(call.input.parse(step.input)) === asked ? [{ ...step, index }] : [],
    )
    const nextWrite = steps.findIndex((step, index) => index >= at && changes(step))
    const end = call.method !== 'GET' || nextWrite === -1 ? steps.length : nextWrite
    const found = same.find(({ index }) => index >= at && index < end) ?? same.findLast(({ index }) => index < at)
    if (!found) throw new NotRecorded(missing(call, asked, steps))
    if (changes(found)) at = Math.max(at, found.index + 1)
    if (found.status >= 400) throw new CallRefusal(problemSchema.parse(found.body))
    return found.body
  }
  return answerCalls(
    recorded.map((call) => [call, answer(call)] as const),
    otherwise,
  )
}

/** An input without what a device adds to each press: its time and its own ID. */
const askedText = (input: unknown) => inputText(input).replace(/"(?:at|deviceKey)":"[^"]*",?/g, '')

/** What a recording holds of a call's answers. */
export const answersIn = <C extends AnyCall>({ steps }: Recording, call: C): readonly CallOutput<C>[] =>
  wholeSteps(steps)
    .filter(({ call: name, status }) => name === call.name && status < 400)
    .map(({ body }) => readAnswer<C['output']>(call.output, body))

/** The first of them. @throws NotRecorded without one */
export function answerIn<C extends AnyCall>(recording: Recording, call: C): CallOutput<C> {
  const [first] = answersIn(recording, call)
  if (first === undefined) throw new NotRecorded(`${call.name} was not recorded`)
  return first
}

/** Answers nothing. */
export const notRecorded: SendRequest = ({ method, url }) => Promise.reject(new NotRecorded(`${method} ${url} was not recorded`))

/** Of two paths that match, the one with fewer parameters is meant. */
const parameters = ({ path }: AnyCall) => path.split('{').length

function missing({ name }: AnyCall, asked: string, steps: readonly RecordedStep[]): string {
  const recorded = steps.flatMap(({ call, input }, index) => (call === name ? [`${index}: ${inputText(input)}`] : []))
  return `${name} was not recorded with ${asked} at this point, but:\n${recorded.join('\n')}`
}
