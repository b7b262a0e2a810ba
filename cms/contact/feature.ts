import { contactCalls } from '@framewell/domain/contact/calls'
import { feature } from '../platform/features/feature'
import { bindCalls } from '../platform/http/calls/bindCalls'
import { ContactMessages } from './ContactMessages'
import { contactPersonal } from './personal'
import { sendContactMessage } from './sendContactMessage'

export const contact = feature({
  name: 'contact',
  personal: contactPersonal,
  collections: [ContactMessages],
  calls: bindCalls(contactCalls, { sendContactMessage }),
})
