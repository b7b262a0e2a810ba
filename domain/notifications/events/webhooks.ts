import { z } from 'zod'
import { companyAudience, OPERATORS } from '../audience'
import { defineEvent } from '../defineEvent'

export const webhookDisabled = defineEvent({
  name: 'webhook-disabled',
  title: 'Webhook disabled',
  feature: 'webhooks',
  kind: 'error',
  payload: z.object({
    endpoint: z.string(),
    endpointName: z.string(),
    company: z.string().nullable(),
    url: z.string(),
    reason: z.string(),
  }),
  audience: ({ company }) => [company ? companyAudience(company) : OPERATORS],
  values: ({ endpointName, url, reason, company }) => ({
    endpointName,
    url,
    reason,
    screen: company ? '/account' : '/admin-dashboard?tab=webhooks',
  }),
  words: {
    subject: 'Webhook {endpointName} is disabled',
    text: 'Nothing more is sent to {endpointName}.\n\n| Address | {url}\n| Reason | {reason}\n\nOnce it answers again, enable it and replay what it missed.',
    action: { label: 'Open webhooks', path: '{screen}' },
  },
  example: {
    endpoint: '6f1e',
    endpointName: 'Hale Homes ERP',
    company: null,
    url: 'https://erp.example.com/hooks',
    reason: 'No answer of 2xx for 5 days',
  },
})

export const webhookEvents = [webhookDisabled]
