import { feature } from '../features/feature'
import { BackgroundJobs } from './BackgroundJobs'
import { purgeDoneJobs } from './purgeDoneJobs'

export const jobs = feature({ name: 'jobs', collections: [BackgroundJobs], jobs: [purgeDoneJobs] })
