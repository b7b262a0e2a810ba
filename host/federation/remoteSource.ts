import type { RemoteName } from '@framewell/domain/releases/remotes'

/** A widget by its name, or a whole page by its route pattern (as the manifest writes it). */
export type RemoteSource =
  | { readonly remote: RemoteName; readonly widget: string }
  | { readonly remote: RemoteName; readonly route: string }
