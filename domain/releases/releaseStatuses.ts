/**
 * registered: kept, shown to nobody. candidate: shown to a share of the visitors. live: shown to everybody else. retired: replaced by a newer
 * one. withdrawn: somebody, or the rule of candidates, went back from it; it is never a fallback.
 */
export const RELEASE_STATUSES = ['registered', 'candidate', 'live', 'retired', 'withdrawn'] as const
export type ReleaseStatus = (typeof RELEASE_STATUSES)[number]

/** Where a shipped release goes. */
export const RELEASE_CHANNELS = ['live', 'candidate', 'registered'] as const
export type ReleaseChannel = (typeof RELEASE_CHANNELS)[number]
