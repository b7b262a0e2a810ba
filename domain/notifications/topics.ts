/**
 * What open screens follow. An operation says `changed(req, topic, id)`; every screen that shows the topic, of those who may see the thing,
 * reads anew after the commit.
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
