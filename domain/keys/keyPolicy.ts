/** The API key policy until an operator changes it in the panel. */
export const INITIAL_KEY_POLICY = { maxDays: 366, callsPerMinute: 600 } as const
/** Maximum hours an old key stays valid after it was replaced. */
export const MAX_GRACE_HOURS = 168
