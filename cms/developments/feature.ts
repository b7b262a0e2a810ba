import { feature } from '../platform/features/feature'
import { developmentCalls } from './calls'
import { Developments } from './Developments'
import { developmentsPersonal } from './personal'

export const developments = feature({
  name: 'developments',
  personal: developmentsPersonal,
  collections: [Developments],
  calls: developmentCalls,
})
