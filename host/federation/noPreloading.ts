// Replaces utils/preload of @module-federation/runtime-core in the browser build (`replaced` in rspack.config.mjs): pages name what they load in
// their head (preloadLinks.ts).

const none = (): never => {
  throw new Error('Pages load the files of remotes early by links in their head.')
}

export { none as defaultPreloadArgs, none as formatPreloadArgs, none as normalizePreloadExposes, none as preloadAssets }
