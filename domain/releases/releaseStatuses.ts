/**
 * registered: stored, shown to nobody. candidate: shown to a share of the visitors. live: shown to everybody else. retired: replaced by a
 * newer one. withdrawn: rolled back by a person or by the candidate rule; never a fallback.
 */
export const RELEASE_STATUSES = ['registered', 'candidate', 'live', 'retired', 'withdrawn'] as const
export type ReleaseStatus = (typeof RELEASE_STATUSES)[number]

/** Target of a shipped release. */
export const RELEASE_CHANNELS = ['live', 'candidate', 'registered'] as const
export type ReleaseChannel = (typeof RELEASE_CHANNELS)[number]
