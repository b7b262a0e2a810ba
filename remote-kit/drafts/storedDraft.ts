import { z } from 'zod'

/** Where a draft is kept on the server, and how far the server has followed. */
const draftLinkSchema = z.object({
  id: z.uuid(),
  token: z.string().min(16).max(128),
  /** `savedAt` of the server's copy that this device has seen. */
  seen: z.string(),
  /** Number of the change the server has. */
  sent: z.number().int().min(0),
  /** The place in the configurator the server has. */
  path: z.string(),
})
export type DraftLink = z.infer<typeof draftLinkSchema>

/** A configurator's answers as this device keeps them. */
export interface StoredDraft<State> {
  readonly state: State
  /** ISO time of the last change. */
  readonly savedAt: string
  /** Counts changes, so that a save that took a while knows whether it is still the newest. */
  readonly changes: number
  readonly link: DraftLink | null
}

export function storedDraftSchema<State>(state: z.ZodType<State>): z.ZodType<StoredDraft<State>> {
  return z.object({ state, savedAt: z.iso.datetime(), changes: z.number().int().min(0), link: draftLinkSchema.nullable() })
}

/** The draft after a change of its answers. */
export function changedDraft<State>(draft: StoredDraft<State> | null, state: State, now: Date): StoredDraft<State> {
  return { state, savedAt: now.toISOString(), changes: (draft?.changes ?? 0) + 1, link: draft?.link ?? null }
}

/** True while the server lacks a change or the place one is at. */
export function isBehind(draft: StoredDraft<unknown> | null, path: string): boolean {
  return draft?.link != null && (draft.link.sent !== draft.changes || draft.link.path !== path)
}

/** The draft after the server has taken change number `sent`; later changes stay unsent. */
export function acknowledged<State>(
  draft: StoredDraft<State>,
  link: Pick<DraftLink, 'id' | 'token'>,
  { sent, path, seen }: Pick<DraftLink, 'sent' | 'path' | 'seen'>,
): StoredDraft<State> {
  return { ...draft, link: { id: link.id, token: link.token, sent, path, seen } }
}
