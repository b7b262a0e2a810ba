import { feature } from '../platform/features/feature'
import { webhookCalls } from './calls'
import { webhooksPersonal } from './personal'
import { WebhookDeliveries } from './WebhookDeliveries'
import { WebhookEndpoints } from './WebhookEndpoints'

export const webhooks = feature({
  name: 'webhooks',
  personal: webhooksPersonal,
  collections: [WebhookEndpoints, WebhookDeliveries],
  calls: webhookCalls,
})
