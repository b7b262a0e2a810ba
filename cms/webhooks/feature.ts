import { feature } from '../features/feature'
import { webhookCalls } from './calls'
import { WebhookDeliveries } from './WebhookDeliveries'
import { WebhookEndpoints } from './WebhookEndpoints'

export const webhooks = feature({ name: 'webhooks', collections: [WebhookEndpoints, WebhookDeliveries], calls: webhookCalls })
