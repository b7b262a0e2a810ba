type Json = Record<string, unknown>

/** Shorter shapes are easier to read in place than behind a reference. */
const WORTH_A_NAME = 60

/**
 * Gives each shape that occurs more than once in a document a name, and replaces it with references: largest first, so that shapes inside
 * it are named within it.
 * @param shapes where the named ones go; existing ones keep their names
 */
export function nameShapes(operations: Json, shapes: Json): Json {
  const seen = new Map<string, { count: number; name: string }>()
  count(operations, 'Shape', seen)
  for (const [name, shape] of Object.entries(shapes)) count(shape, name, seen)
  const named = new Map<string, string>()
  for (const [text, { count: times, name }] of seen) if (times > 1) named.set(text, freeName(name, shapes, named))
  const placed: Json = {}
  const place = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(place)
    if (!isObject(value)) return value
    const name = isShape(value) ? named.get(JSON.stringify(value)) : undefined
    if (name === undefined)
      return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, VALUES.has(key) ? member : place(member)]))
    if (!(name in placed)) {
      placed[name] = null
      placed[name] = Object.fromEntries(Object.entries(value).map(([key, member]) => [key, VALUES.has(key) ? member : place(member)]))
    }
    return { $ref: `#/components/schemas/${name}` }
  }
  const whole = place(operations)
  for (const [name, shape] of Object.entries(shapes))
    shapes[name] = isObject(shape) ? Object.fromEntries(Object.entries(shape).map(([key, member]) => [key, place(member)])) : shape
  Object.assign(shapes, placed)
  return isObject(whole) ? whole : operations
}

/** Gives each successful answer that several operations have a name, and replaces it in them with references. @returns them by name */
export function nameAnswers(paths: Json): Json {
  const uses = new Map<string, { readonly responses: Json; readonly status: string }[]>()
  for (const methods of Object.values(paths))
    for (const operation of isObject(methods) ? Object.values(methods) : []) {
      const responses = isObject(operation) && isObject(operation.responses) ? operation.responses : {}
      for (const [status, answer] of Object.entries(responses)) {
        const text = JSON.stringify(answer)
        if (status.startsWith('2')) uses.set(text, [...(uses.get(text) ?? []), { responses, status }])
      }
    }
  const named: Json = {}
  for (const [text, own] of uses) {
    if (own.length < 2) continue
    const name = `OK.${Object.keys(named).length + 1}`
    named[name] = JSON.parse(text)
    for (const { responses, status } of own) responses[status] = { $ref: `#/components/responses/${name}` }
  }
  return named
}

function count(value: unknown, name: string, seen: Map<string, { count: number; name: string }>): void {
  if (Array.isArray(value)) for (const member of value) count(member, name, seen)
  if (!isObject(value)) return
  if (isShape(value)) {
    const text = JSON.stringify(value)
    if (text.length >= WORTH_A_NAME) {
      const known = seen.get(text)
      if (known) {
        known.count += 1
        return
      }
      seen.set(text, { count: 1, name })
    }
  }
  for (const [key, member] of Object.entries(value))
    if (!VALUES.has(key)) count(member, /^[a-z]\w*$/i.test(key) && !KEYWORDS.has(key) ? key : name, seen)
}

/** What follows these keys is a value, whatever it looks like. */
const VALUES = new Set(['default', 'const', 'enum', 'examples', 'example'])
/** Keys that name no member of a shape. */
const KEYWORDS = new Set([
  'properties',
  'items',
  'anyOf',
  'oneOf',
  'allOf',
  'schema',
  'content',
  'requestBody',
  'responses',
  'parameters',
  'additionalProperties',
  'get',
  'post',
  'put',
  'patch',
  'delete',
])

function isShape(value: Json): boolean {
  return typeof value.type === 'string' || Array.isArray(value.anyOf) || Array.isArray(value.oneOf) || Array.isArray(value.allOf)
}

function freeName(name: string, shapes: Json, named: Map<string, string>): string {
  const base = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  const taken = new Set([...Object.keys(shapes), ...named.values()])
  for (let at = 1; ; at += 1) {
    const free = at === 1 ? base : `${base}${at}`
    if (!taken.has(free)) return free
  }
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
