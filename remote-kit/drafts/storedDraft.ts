import { z } from 'zod'

/** A draft's location on the server, and the last synchronized change. */
const draftLinkSchema = z.object({
  id: z.uuid(),
  token: z.string().min(16).max(128),
  /** `savedAt` of the server's copy last seen on this device. */
  seen: z.string(),
  /** Number of the last change on the server. */
  sent: z.number().int().min(0),
  /** The server's current place in the configurator. */
  path: z.string(),
})
export type DraftLink = z.infer<typeof draftLinkSchema>

/** A configurator's answers as stored on this device. */
export interface StoredDraft<State> {
  readonly state: State
  /** ISO time of the last change. */
  readonly savedAt: string
  /** Counts changes, so that a slow save knows whether it is still the newest. */
  readonly changes: number
  readonly link: DraftLink | null
}

export function storedDraftSchema<State>(state: z.ZodType<State>): z.ZodType<StoredDraft<State>> {
  return z.object({ state, savedAt: z.iso.datetime(), changes: z.number().int().min(0), link: draftLinkSchema.nullable() })
}

/** The draft after its answers changed. */
export function changedDraft<State>(draft: StoredDraft<State> | null, state: State, now: Date): StoredDraft<State> {
  return { state, savedAt: now.toISOString(), changes: (draft?.changes ?? 0) + 1, link: draft?.link ?? null }
}

/** Whether the server lacks a change or the current place. */
export function isBehind(draft: StoredDraft<unknown> | null, path: string): boolean {
  return draft?.link != null && (draft.link.sent !== draft.changes || draft.link.path !== path)
}

/** The draft after the server stored change number `sent`; later changes remain unsent. */
export function acknowledged<State>(
  draft: StoredDraft<State>,
  link: Pick<DraftLink, 'id' | 'token'>,
  { sent, path, seen }: Pick<DraftLink, 'sent' | 'path' | 'seen'>,
): StoredDraft<State> {
  return { ...draft, link: { id: link.id, token: link.token, sent, path, seen } }
}
