import { isRecord } from './sameValue'

/** The value at a path of member names and entry ids or positions; undefined when there is none. */
export function valueAt(whole: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, step) => (Array.isArray(value) ? value[indexOfEntry(value, step)] : member(value, step)), whole)
}

/** The whole with another value at a path; undefined removes it. A path that no longer exists changes nothing. */
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

/** Index of an entry by id or position; -1 when missing. */
export function indexOfEntry(list: readonly unknown[], step: string): number {
  const at = list.findIndex((entry) => idOf(entry) === step)
  return at < 0 && /^\d{1,4}$/.test(step) && Number(step) < list.length ? Number(step) : at
}

function idOf(entry: unknown): unknown {
  return member(entry, 'id')
}

function member(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined
}
