import type { NotificationKind } from '../kinds'

/** The frame around a mail's text. */
export interface Letter {
  readonly kind: NotificationKind
  /** 'Hello Ada,'; missing when the name is unknown. */
  readonly greeting?: string
  /** The sending company. */
  readonly signature: string
  /** Why this mail was sent. */
  readonly notes: readonly string[]
  /** Footer: settings and unsubscribe links. */
  readonly links: readonly { readonly label: string; readonly href: string }[]
}
