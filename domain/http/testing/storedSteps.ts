/** One call of a recording, and its answer. */
export interface RecordedStep {
  readonly call: string
  readonly input: unknown
  readonly status: number
  readonly body: unknown
}

/** The same as it is stored: a body that differs little from an earlier step's names that step, and its own members by path. */
export interface StoredStep extends Omit<RecordedStep, 'body'> {
  readonly body?: unknown
  readonly like?: number
  readonly changes?: object
}

type Json = Readonly<Record<string, unknown>>

/** Stored steps with their whole bodies. */
export function wholeSteps(stored: readonly StoredStep[]): readonly RecordedStep[] {
  const whole: RecordedStep[] = []
  for (const { body, like, changes = {}, ...step } of stored)
    whole.push({ ...step, body: like === undefined ? body : changed(whole[like]?.body, changes) })
  return whole
}

/** Steps as they are stored. */
export function storedSteps(steps: readonly RecordedStep[]): readonly StoredStep[] {
  return steps.map(({ body, ...step }, at) => {
    let shortest: StoredStep = { ...step, body }
    let length = JSON.stringify(body).length / 2
    for (const [like, earlier] of steps.slice(0, at).entries()) {
      const changes = differences(earlier.body, body)
      const size = JSON.stringify(changes).length
      if (size < length) [shortest, length] = [{ ...step, like, ...(size > 2 && { changes }) }, size]
    }
    return shortest
  })
}

/** The members that differ, by path. */
function differences(from: unknown, to: unknown, path: readonly string[] = []): Json {
  if (from === to) return {}
  if (!hasMembers(from) || !hasMembers(to) || Object.keys(from).join() !== Object.keys(to).join()) return { [path.join('/')]: to }
  return Object.assign({}, ...Object.keys(to).map((name) => differences(from[name], to[name], [...path, name])))
}

const hasMembers = (value: unknown): value is Json => typeof value === 'object' && value !== null

function changed(body: unknown, changes: object): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(body))
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split('/')
    const name = names.pop() ?? ''
    Reflect.set(Object(names.reduce((parent, member) => Object(parent)[member], copy)), name, value)
  }
  return copy
}
