const REDACTED = '[redacted]'
/** Members that say who somebody is or open something of theirs. */
const PERSONAL_KEY = /name|e-?mail|phone|address|token|password|secret/i
/** Looks at three characters at a time: a longer pattern takes minutes over a long text made for that. */
const EMAIL = /[^\s@]@[^\s@]/

/** A copy of an event's data in which nothing says who the person is; structure and all other values stay. */
export function redactContacts(value: unknown): unknown {
  if (typeof value === 'string') return EMAIL.test(value) ? REDACTED : value
  if (Array.isArray(value)) return value.map(redactContacts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, PERSONAL_KEY.test(key) ? REDACTED : redactContacts(member)]))
}
