import { feature } from '../features/feature'
import { BackgroundJobs } from './BackgroundJobs'
import { jobsPersonal } from './personal'
import { purgeDoneJobs } from './purgeDoneJobs'

export const jobs = feature({ name: 'jobs', personal: jobsPersonal, collections: [BackgroundJobs], jobs: [purgeDoneJobs] })
