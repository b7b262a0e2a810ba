import { feature } from '../features/feature'
import { OutgoingMail } from './OutgoingMail'

export const notifications = feature({
  name: 'notifications',
  collections: [OutgoingMail],
})
