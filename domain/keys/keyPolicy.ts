/** What holds for API keys until an operator changes it in the panel. */
export const INITIAL_KEY_POLICY = { maxDays: 366, callsPerMinute: 600 } as const
/** After a key was replaced, the old one may go on for so many hours at most. */
export const MOST_GRACE_HOURS = 168
