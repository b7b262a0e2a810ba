/** record: stores each answer of the site. recorded: replays stored answers without asking the site. */
export type RecordingMode = 'record' | 'recorded'

/** A call's result: its answer, or the refusal's status and body. */
export type Outcome = { readonly output: unknown } | { readonly refused: { readonly status: number; readonly body: string } }
