/** Platform readings an editor can put on a page. A separate file, so browsers load it without the schemas. */
export const STATUS_CARDS = ['services', 'plans', 'releases', 'decisions', 'pages', 'mail'] as const
export type StatusCard = (typeof STATUS_CARDS)[number]

/** The address of the stream that says when a reading may have changed. */
export const STATUS_EVENTS_PATH = '/api/site/status/events'
