import type { z } from 'zod'

type Path = readonly PropertyKey[]

/**
 * Parses an answer by its contract. A text outside its option set, which a newer server may send to a page that is already open, stays as it
 * is: one unknown status must not cost a whole list. Screens show it as neutral.
 * @throws ZodError when anything else breaks the contract
 */
export function readAnswer<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const read = schema.safeParse(answer)
  if (read.success) return read.data
  const unknown = read.error.issues.flatMap((issue) =>
    issue.code === 'invalid_value' && issue.values.length > 1
      ? [{ path: issue.path, known: issue.values[0], sent: at(answer, issue.path) }]
      : [],
  )
  const texts = unknown.filter(({ sent }) => typeof sent === 'string')
  if (texts.length < read.error.issues.length) throw read.error
  for (const { path, known } of texts) put(answer, path, known)
  const data: unknown = schema.parse(answer)
  for (const { path, sent } of texts) put(data, path, sent)
  // The options are the only part that was not checked.
  return data as z.output<Schema>
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inside, key) => (isObject(inside) ? Reflect.get(inside, key) : undefined), value)
}

function put(value: unknown, path: Path, text: unknown): void {
  const holder = at(value, path.slice(0, -1))
  const key = path.at(-1)
  if (isObject(holder) && key !== undefined) Reflect.set(holder, key, text)
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
