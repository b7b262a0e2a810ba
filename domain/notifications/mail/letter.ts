import type { NotificationKind } from '../kinds'

/** What stands around the words of a mail. */
export interface Letter {
  readonly kind: NotificationKind
  /** 'Hello Ada,'; none where nobody knows a name. */
  readonly greeting?: string
  /** The company that writes. */
  readonly signature: string
  /** Why this mail came. */
  readonly notes: readonly string[]
  /** Below everything: settings, the end of such mails. */
  readonly links: readonly { readonly label: string; readonly href: string }[]
}
