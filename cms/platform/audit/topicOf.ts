import type { Topic } from '@framewell/domain/notifications/topics'

/** The topic that screens of each kind of subject follow. */
const TOPICS: Readonly<Record<string, Topic>> = {
  'credit-applications': 'credit',
  'issued-quotes': 'quotes',
  'plan-files': 'quotes',
  'plan-productions': 'production',
  fabricators: 'network',
  'network-applications': 'network',
  'network-documents': 'network',
  'routing-decisions': 'routing',
  'routing-policy': 'routing',
  orders: 'orders',
  'change-orders': 'orders',
  companies: 'companies',
  memberships: 'companies',
  'remote-releases': 'releases',
  'api-keys': 'keys',
  'webhook-endpoints': 'webhooks',
}

export function topicOf(subjectType: string): Topic | undefined {
  return TOPICS[subjectType]
}
