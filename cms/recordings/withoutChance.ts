const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g
const RUNNING_NUMBER = /\b([A-Z]{1,3})-(\d{4})-\d{5,}\b/g
const KEY = /\bfw_([0-9a-f]{12})(_[\w-]{20,})?/g
const SECRET = /\bwhsec_[\w+/]+=*/g
/** Of a webhook's delivery. */
const MESSAGE = /\bmsg_[0-9a-f]{32}\b/g
const INSTANT = /\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}(?::?\d{2})?)?/g
/** As HTTP writes it. */
const HTTP_INSTANT = /\b[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT\b/g
const DAY = /\d{4}-\d{2}-\d{2}/g
/** Of a text that may name days. */
const HASH = /\b[0-9a-f]{64}\b/g
const PORT = /(127\.0\.0\.1):\d+/g
const MONTH = /\b\d{4}-\d{2}\b(?!-)/g
const WRITTEN_DAY =
  /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember)? \d{1,2}(?:, \d{4})?(?:,? (?:at )?\d{1,2}:\d{2} [AP]M)?/g

/** The text with IDs and running numbers counted in the order they appear, and without secrets: the same in every run. */
export function withoutChance(text: string): string {
  const ids = new Map<string, string>()
  const numbers = new Map<string, string>()
  const keys = new Map<string, string>()
  const messages = new Map<string, string>()
  const counted = (known: Map<string, string>, found: string, name: (count: number) => string) => {
    const is = known.get(found) ?? name(known.size + 1)
    known.set(found, is)
    return is
  }
  return text
    .replace(UUID, (id) => counted(ids, id, (count) => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`))
    .replace(KEY, (_, prefix: string, rest = '') => {
      const number = counted(keys, prefix, (count) => String(count).padStart(12, '0'))
      return `fw_${number}${rest && '_'}${'x'.repeat(Math.max(0, rest.length - 1))}`
    })
    .replace(MESSAGE, (message) => counted(messages, message, (count) => `msg_${String(count).padStart(32, '0')}`))
    .replace(SECRET, (secret) => `whsec_${'x'.repeat(secret.length - 6)}`)
    .replace(RUNNING_NUMBER, (number, prefix: string, year: string) =>
      counted(numbers, number, (count) => `${prefix}-${year}-${String(count).padStart(5, '0')}`),
    )
}

/** A value in which times only have their form, and measured members only exist. */
export function comparable(value: unknown, measured: readonly string[] = []): unknown {
  if (typeof value === 'string')
    return value
      .replace(INSTANT, '(instant)')
      .replace(HTTP_INSTANT, '(instant)')
      .replace(DAY, '(day)')
      .replace(MONTH, '(month)')
      .replace(HASH, '(hash)')
      .replace(PORT, '$1:(port)')
      .replace(WRITTEN_DAY, '(day)')
      .replace(RUNNING_NUMBER, (number, prefix: string, year: string) => number.replace(`${prefix}-${year}`, `${prefix}-(year)`))
  if (Array.isArray(value)) return value.map((each) => comparable(each, measured))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      (typeof member !== 'object' || member === null) && measured.includes(name) ? '(measured)' : comparable(member, measured),
    ]),
  )
}
