import { feature } from '../features/feature'
import { healthCalls } from './calls'
import { ServiceMinutes } from './ServiceMinutes'

export const health = feature({ name: 'health', collections: [ServiceMinutes], calls: healthCalls })
