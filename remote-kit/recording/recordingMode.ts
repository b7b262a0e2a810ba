/** record: stores each answer of the site. recorded: replays stored answers without asking the site. */
export type RecordingMode = 'record' | 'recorded'

/** A call's result: its answer, or the refusal's status and body. */
type Result = { readonly output: unknown } | { readonly refused: { readonly status: number; readonly body: string } }

/** The same with the request that got it; recordings of older kits lack the request. */
export type Outcome = Result & {
  readonly request?: { readonly method: string; readonly url: string; readonly body?: string }
}
