import { newsletterCalls as calls } from '@framewell/domain/newsletter/calls'
import { bindCalls } from '../platform/http/calls/bindCalls'
import { confirmNewsletter } from './confirmNewsletter'
import { subscribeToNewsletter } from './subscribeToNewsletter'
import { unsubscribeFromNewsletter } from './unsubscribeFromNewsletter'

export const newsletterCalls = bindCalls(calls, {
  subscribeToNewsletter,
  confirmNewsletter,
  unsubscribeFromNewsletter,
})
