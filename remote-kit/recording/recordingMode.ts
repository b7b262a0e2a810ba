/** record: stores each answer of the site. recorded: replays stored answers without asking the site. */
export type RecordingMode = 'record' | 'recorded'

/** A call's result: its answer, or the refusal's status and body. */
export type Outcome = { readonly output: unknown } | { readonly refused: { readonly status: number; readonly body: string } }

/** A call's input as canonical text: members sorted, empty ones omitted. */
export function inputText(input: unknown): string {
  return JSON.stringify(inOrder(input)) ?? 'null'
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return Object.fromEntries(members.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, member]) => [name, inOrder(member)]))
}
