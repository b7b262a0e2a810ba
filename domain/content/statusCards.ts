/** Platform readings an editor can put on a page. A separate file, so browsers load it without the schemas. */
export const STATUS_CARDS = ['services', 'plans', 'releases', 'decisions', 'pages', 'mail'] as const
export type StatusCard = (typeof STATUS_CARDS)[number]

/** Refresh interval of the status on a page, in milliseconds. */
export const STATUS_REFRESH_MS = 30_000
