/**
 * Topics open screens subscribe to. An operation says `changed(req, topic, id)`; after the commit, every screen that shows the topic reads
 * again, for people allowed to see the thing.
 */
export const TOPICS = [
  'orders',
  'payments',
  'quotes',
  'configurations',
  'credit',
  'production',
  'network',
  'routing',
  'companies',
  'content',
  'releases',
  'notices',
  'mails',
  'insights',
  'system',
  'audit',
  'keys',
  'webhooks',
] as const
export type Topic = (typeof TOPICS)[number]
