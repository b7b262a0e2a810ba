/**
 * An event's texts, editable by operators. `{name}` is replaced by a value of the event.
 *
 * `text` consists of blocks separated by an empty line: a paragraph; facts, whose lines read `| label | value`; a list, whose lines begin
 * with `- `, one per line of its value. A block, or a line of facts or of a list, with an empty value is omitted.
 */
export interface Words {
  readonly subject: string
  readonly text: string
  /** The in-app notice's sentence; by default the first paragraph of the text. */
  readonly notice?: string
  /** The call to action: a path of the site, or a value that is a complete address; omitted when one of its values is empty. */
  readonly action?: { readonly label: string; readonly path: string }
}

export type Values = Readonly<Record<string, string>>

export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }

/** Texts with their values inserted. */
export interface Said {
  readonly subject: string
  readonly blocks: readonly Block[]
  readonly notice: string
  /** `path` is a path of the site or a complete address. */
  readonly action?: { readonly label: string; readonly path: string }
}

const VARIABLE = /\{([a-zA-Z][a-zA-Z0-9]*)\}/g

/** The values texts use, without duplicates. */
export function variablesOf({ subject, text, notice = '', action }: Words): string[] {
  const all = [subject, text, notice, action?.label ?? '', action?.path ?? ''].join('\n')
  return [...new Set([...all.matchAll(VARIABLE)].map(([, name = '']) => name))]
}

/** Inserts values into texts. Blocks are parsed first, so no value can create one. */
export function say(words: Words, values: Values): Said {
  const blocks = words.text.split(/\n{2,}/).flatMap((source) => blockOf(source.trim(), values))
  const first = blocks.find(({ kind }) => kind === 'paragraph')
  const notice = words.notice === undefined ? (first?.kind === 'paragraph' ? first.text : '') : oneLine(fill(words.notice, values))
  return {
    subject: oneLine(fill(words.subject, values)),
    blocks,
    notice,
    ...(words.action && isFull(words.action.path, values)
      ? { action: { label: oneLine(fill(words.action.label, values)), path: pathOf(words.action.path, values) } }
      : {}),
  }
}

function blockOf(source: string, values: Values): Block[] {
  const lines = source.split('\n').map((line) => line.trim())
  if (lines.every((line) => line.startsWith('|'))) {
    const rows = lines.filter((line) => isFull(line, values)).map((line) => factOf(line, values))
    return rows.length > 0 ? [{ kind: 'facts', rows }] : []
  }
  if (lines.every((line) => line.startsWith('- '))) {
    const items = lines.filter((line) => isFull(line, values)).flatMap((line) => fill(line.slice(2), values).split('\n'))
    return items.length > 0 ? [{ kind: 'list', items }] : []
  }
  return source !== '' && isFull(source, values) ? [{ kind: 'paragraph', text: fill(lines.join(' '), values) }] : []
}

function factOf(line: string, values: Values): readonly [string, string] {
  const [, label = '', ...value] = line.split('|')
  return [fill(label.trim(), values), fill(value.join('|').trim(), values)]
}

/** Whether all its values are non-empty. */
function isFull(source: string, values: Values): boolean {
  return [...source.matchAll(VARIABLE)].every(([, name = '']) => (values[name] ?? '').trim() !== '')
}

function fill(source: string, values: Values): string {
  return source.replace(VARIABLE, (_, name: string) => values[name] ?? '')
}

/** A value that is the whole path is a complete address; within a path, values are escaped. */
function pathOf(source: string, values: Values): string {
  const whole = /^\{([a-zA-Z][a-zA-Z0-9]*)\}$/.exec(source)?.[1]
  return whole === undefined ? source.replace(VARIABLE, (_, name: string) => encodeURIComponent(values[name] ?? '')) : (values[whole] ?? '')
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
