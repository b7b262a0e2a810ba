/** record: each answer of the site is kept. recorded: what was kept is answered, and the site is asked nothing. */
export type RecordingMode = 'record' | 'recorded'

/** What came of a call: what it answered, or the refusal's status and body. */
export type Outcome = { readonly output: unknown } | { readonly refused: { readonly status: number; readonly body: string } }

/** One call with its input, as text that is the same for the same input: members in order, those that say nothing left out. */
export function inputText(input: unknown): string {
  return JSON.stringify(inOrder(input)) ?? 'null'
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return Object.fromEntries(members.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, member]) => [name, inOrder(member)]))
}
