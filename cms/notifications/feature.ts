import { feature } from '../features/feature'
import { OutgoingMail } from './OutgoingMail'
import { sealedMailPurge } from './sealedMailPurge'

export const notifications = feature({
  name: 'notifications',
  collections: [OutgoingMail],
  jobs: [sealedMailPurge],
})
