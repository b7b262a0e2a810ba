/** The text of an ISO 10303-21 file: lines of entities with running numbers. */
export class StepFile {
  readonly #lines: string[] = []

  /** Adds an entity and returns its reference, '#12'. @param parameters already in the file's notation */
  add(entity: string, ...parameters: readonly string[]): string {
    this.#lines.push(`#${this.#lines.length + 1}=${entity}(${parameters.join(',')});`)
    return `#${this.#lines.length}`
  }

  /** @param header fields in the file's notation, each `FILE_…(…)` */
  text(header: readonly string[]): string {
    return [
      'ISO-10303-21;',
      'HEADER;',
      ...header.map((field) => `${field};`),
      'ENDSEC;',
      'DATA;',
      ...this.#lines,
      'ENDSEC;',
      'END-ISO-10303-21;',
      '',
    ].join('\n')
  }
}

/** A string in the file's notation: quotes doubled, other characters than ASCII as UTF-16. */
export function stepText(text: string): string {
  const escaped = text
    .replace(/\\/g, '\\\\')
    .replace(/'/g, "''")
    .replace(
      /[^\x20-\x7e]+/g,
      (run) =>
        `\\X2\\${Array.from({ length: run.length }, (_, at) => run.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')).join('')}\\X0\\`,
    )
  return `'${escaped}'`
}

/** A real number in the file's notation, to a millionth. @throws RangeError for what is not finite */
export function stepReal(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is no coordinate`)
  const text = String(Math.round(value * 1e6) / 1e6)
  return /[.e]/.test(text) ? text.replace('e', 'E') : `${text}.`
}

/** References or values as a list. */
export function stepList(items: readonly string[]): string {
  return `(${items.join(',')})`
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$'

/** An IFC GlobalId that is the same for the same name: 128 bits in 22 digits. */
export function ifcId(name: string): string {
  const words = [0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b].map((seed) => {
    let hash = seed
    for (let at = 0; at < name.length; at += 1) {
      hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
      hash ^= hash >>> 15
    }
    return BigInt(hash >>> 0)
  })
  let bits = words.reduce((all, word) => (all << 32n) | word, 0n)
  let id = ''
  for (let digit = 0; digit < 22; digit += 1) {
    id = `${DIGITS[Number(bits & 63n)]}${id}`
    bits >>= 6n
  }
  return `'${id}'`
}
