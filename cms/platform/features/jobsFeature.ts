import { BackgroundJobs } from '../jobs/BackgroundJobs'
import { jobsPersonal } from '../jobs/personal'
import { purgeDoneJobs } from '../jobs/purgeDoneJobs'
import { feature } from './feature'

export const jobs = feature({ name: 'jobs', personal: jobsPersonal, collections: [BackgroundJobs], jobs: [purgeDoneJobs] })
