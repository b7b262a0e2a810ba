export interface Keyed<T> {
  readonly key: string
  readonly item: T
}

/** Gives items that may be equal unique React keys: name and occurrence. */
export function keyed<T>(items: readonly T[], nameOf: (item: T) => string): readonly Keyed<T>[] {
  const met = new Map<string, number>()
  return items.map((item) => {
    const name = nameOf(item)
    const count = (met.get(name) ?? 0) + 1
    met.set(name, count)
    return { key: count === 1 ? name : `${name} ${count}`, item }
  })
}
