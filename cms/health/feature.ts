import { feature } from '../features/feature'
import { healthCalls } from './calls'

export const health = feature({ name: 'health', calls: healthCalls })
