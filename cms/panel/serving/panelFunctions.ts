import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { env, ROOT } from '../../env'
import { isUnstorable } from '../../platform/http/gate/checkJson'

/** Payload's functions that our panel's screens call. Next's only server function runs whichever of them its arguments name. */
const PANEL_FUNCTIONS: ReadonlySet<string> = new Set([
  'form-state',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'table-state',
])
/** The file of that server function; none of our screens calls Next's and Payload's own. */
const OWN_LAYOUT = 'cms/app/(payload)/layout.tsx'
const MANIFEST = join(/* turbopackIgnore: true */ ROOT, 'cms/.next/server/server-reference-manifest.json')

const manifestSchema = z.object({ node: z.record(z.string(), z.object({ filename: z.string() })) })
const callSchema = z.tuple([z.strictObject({ name: z.string(), args: z.record(z.string(), z.unknown()) })])
/**
 * What a string with a dollar sign may mean in React's encoding of arguments: nothing, a number, a date, an element that stays with the
 * caller, another place in the same arguments, or a string that begins with a dollar sign. Never a function, a form, a stream or a promise.
 */
const PLAIN_REFERENCE = /^\$(\$|undefined$|NaN$|-0$|-?Infinity$|T|D|n-?\d{1,20}$|0(:[\w .-]+)*$)/
/** Property names that lead from a value to the code behind it. */
const PROTOTYPE = /^(__proto__|constructor|prototype)$/
const MAX_LEVELS = 100
/** A page with some hundred sections has a few thousand references and some ten thousand values. */
const MAX_REFERENCES = 20_000
const MAX_VALUES = 500_000

/** The IDs of our server function in the served build; in development any ID, because Next creates them on the fly. */
export function knownActions(): (id: string) => boolean {
  if (env.NODE_ENV !== 'production') return (id) => /^[0-9a-f]{40,42}$/.test(id)
  const { node } = manifestSchema.parse(JSON.parse(readFileSync(/* turbopackIgnore: true */ MANIFEST, 'utf8')))
  const ids = new Set(Object.entries(node).flatMap(([id, { filename }]) => (filename === OWN_LAYOUT ? [id] : [])))
  return (id) => ids.has(id)
}

/** Whether the server function's arguments name one of the panel's functions, and contain only plain values. */
export function isPanelCall(text: string): boolean {
  if (text.split('"$0').length > MAX_REFERENCES) return false
  try {
    const whole: unknown = JSON.parse(text)
    const [{ name, args }] = callSchema.parse(whole)
    return PANEL_FUNCTIONS.has(name) && isPlain(args, MAX_LEVELS) && hasEnd(whole)
  } catch {
    return false
  }
}

function isPlain(value: unknown, levels: number): boolean {
  if (levels === 0) return false
  if (typeof value === 'string') return !isUnstorable(value) && (!value.startsWith('$') || isPlainReference(value))
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, member]) => !PROTOTYPE.test(key) && isPlain(member, levels - 1))
}

function isPlainReference(value: string): boolean {
  return PLAIN_REFERENCE.test(value) && !value.split(':').some((step) => PROTOTYPE.test(step))
}

/**
 * Whether arguments stay finite and small once their references are followed: a few lines that refer to each other twice expand to a
 * billion values, and one that refers to a value around itself never ends.
 * @throws RangeError when references lead too deep
 */
function hasEnd(root: unknown): boolean {
  const sizes = new Map<object, number>()
  const sizeOf = (value: unknown): number => {
    if (typeof value === 'string' && value.startsWith('$0')) return sizeOf(placeOf(root, value))
    if (typeof value !== 'object' || value === null) return 1
    const known = sizes.get(value)
    if (known !== undefined) return known
    // A value met again before it is counted contains itself.
    sizes.set(value, Number.POSITIVE_INFINITY)
    const size = Object.values(value).reduce((sum: number, member) => sum + sizeOf(member), 1)
    sizes.set(value, size)
    return size
  }
  return sizeOf(root) <= MAX_VALUES
}

/** The place in the arguments that '$0:0:args:data' refers to. */
function placeOf(root: unknown, reference: string): unknown {
  return reference
    .split(':')
    .slice(1)
    .reduce<unknown>((place, step) => (typeof place === 'object' && place !== null ? Reflect.get(place, step) : undefined), root)
}
