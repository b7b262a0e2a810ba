import * as newsletter from '@framewell/domain/newsletter/calls'
import { bindCall } from '../http/bindCall'
import { confirmNewsletter } from './confirmNewsletter'
import { subscribeToNewsletter } from './subscribeToNewsletter'
import { unsubscribeFromNewsletter } from './unsubscribeFromNewsletter'

export const newsletterCalls = [
  bindCall(newsletter.subscribeToNewsletter, subscribeToNewsletter),
  bindCall(newsletter.confirmNewsletter, confirmNewsletter),
  bindCall(newsletter.unsubscribeFromNewsletter, unsubscribeFromNewsletter),
]
