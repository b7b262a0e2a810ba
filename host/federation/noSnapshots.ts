// Replaces plugins/snapshot/SnapshotHandler of @module-federation/runtime-core in the browser build (`replaced` in rspack.config.mjs): remotes
// are registered by their entries, so no manifest is read and there is no snapshot of one.

export class SnapshotHandler {
  readonly hooks = { applyPlugin: () => undefined }
  /** Loading a failed remote again removes its entry. */
  readonly manifestCache = new Map<string, never>()
}

export const getGlobalRemoteInfo = () => ({})
