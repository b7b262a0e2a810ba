import { webhookCalls as declared } from '@framewell/domain/webhooks/calls'
import { bindCalls } from '../platform/http/calls/bindCalls'
import { addWebhook, changeWebhook, changeWebhookSecret, removeWebhook } from './keepEndpoints'
import { getWebhookOptions, listWebhookDeliveries, listWebhooks } from './readWebhooks'
import { replayWebhook, testWebhook } from './sendAgain'

export const webhookCalls = bindCalls(declared, {
  listWebhooks,
  getWebhookOptions,
  addWebhook,
  changeWebhook,
  removeWebhook,
  changeWebhookSecret,
  testWebhook,
  listWebhookDeliveries,
  replayWebhook,
})
