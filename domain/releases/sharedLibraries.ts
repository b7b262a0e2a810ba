/**
 * Libraries loaded once for the host and every remote, with the host's major versions. Raising a major refuses, at registration, every
 * release built against the old one. `host/federation` provides them; `remote-kit/release` excludes them from remotes.
 */
export const SHARED_MAJORS = {
  react: 19,
  'react/jsx-runtime': 19,
  'react-dom': 19,
  'react-router-dom': 7,
  'styled-components': 6,
  jotai: 2,
  // jotai/utils, which remotes bundle, imports these two; without them it would create a second store.
  'jotai/react': 2,
  'jotai/vanilla': 2,
  '@tanstack/react-query': 5,
} as const
export type SharedLibrary = keyof typeof SHARED_MAJORS

export interface SharedMismatch {
  readonly library: string
  /** Version the release was built with. */
  readonly builtWith: string
  /** The host's major version; undefined when it does not share this library. */
  readonly offeredMajor: number | undefined
}

/** A release's shared libraries whose major the host does not offer; empty when the release can run. */
export function sharedMismatches(shared: Readonly<Record<string, string>>): readonly SharedMismatch[] {
  const offered: Readonly<Record<string, number | undefined>> = SHARED_MAJORS
  return Object.entries(shared)
    .map(([library, builtWith]) => ({ library, builtWith, offeredMajor: offered[library] }))
    .filter(({ builtWith, offeredMajor }) => offeredMajor === undefined || Number.parseInt(builtWith, 10) !== offeredMajor)
}
