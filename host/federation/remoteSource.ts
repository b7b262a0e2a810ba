import type { RemoteName } from '@framewell/domain/releases/remotes'

/** A widget by its name, or a whole path by the route that owns it (as the manifest writes it). */
export type RemoteSource =
  | { readonly remote: RemoteName; readonly widget: string }
  | { readonly remote: RemoteName; readonly route: string }
