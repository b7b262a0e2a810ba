import { feature } from '../platform/features/feature'
import { healthCalls } from './calls'
import { ServiceMinutes } from './ServiceMinutes'
import { ServiceSamples } from './ServiceSamples'

export const health = feature({
  name: 'health',
  // Counters of releases, about nobody.
  personal: { rows: [], none: { service_samples: ['releases'] } },
  collections: [ServiceMinutes, ServiceSamples],
  calls: healthCalls,
})
