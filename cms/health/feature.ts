import { feature } from '../features/feature'
import { healthCalls } from './calls'
import { ServiceMinutes } from './ServiceMinutes'
import { ServiceSamples } from './ServiceSamples'

export const health = feature({
  name: 'health',
  collections: [ServiceMinutes, ServiceSamples],
  calls: healthCalls,
})
