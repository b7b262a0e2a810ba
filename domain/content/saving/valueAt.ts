import { isRecord } from './sameValue'

/** The value at a conflict's path; undefined where nothing is. */
export function valueAt(whole: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, step) => (Array.isArray(value) ? value.find((entry) => idOf(entry) === step) : member(value, step)),
    whole,
  )
}

/** The whole with another value at a path; undefined removes it. A path that leads nowhere any more changes nothing. */
export function withValueAt(whole: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value
  if (Array.isArray(whole)) {
    const at = whole.findIndex((entry) => idOf(entry) === step)
    if (at < 0) return rest.length === 0 && value !== undefined ? [...whole, value] : whole
    const entry = withValueAt(whole[at], rest, value)
    return entry === undefined ? whole.toSpliced(at, 1) : whole.with(at, entry)
  }
  return isRecord(whole) ? { ...whole, [step]: withValueAt(whole[step], rest, value) } : whole
}

function idOf(entry: unknown): unknown {
  return member(entry, 'id')
}

function member(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined
}
