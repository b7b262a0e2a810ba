/** Readings of the running platform that an editor can put on a page. In a file of its own, so that a browser gets it without schemas. */
export const STATUS_CARDS = ['services', 'plans', 'releases', 'decisions', 'pages', 'mail'] as const
export type StatusCard = (typeof STATUS_CARDS)[number]

/** How often a page that shows the status reads it again, in milliseconds. */
export const STATUS_REFRESH_MS = 30_000
