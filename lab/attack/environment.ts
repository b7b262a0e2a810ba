import { join } from 'node:path'
import { ownRun } from '../../server-kit/testing/ownRun'

/** Data folder of the attacked product, kept for a look at what an attack left. */
export const DATA_DIR = join(import.meta.dirname, '..', '..', '.data', 'attack')

/** This run's folder. An attacker acting as a host needs the product's secrets, which are in this process too. */
export const RUN_FOLDER = ownRun('attack', { DATA_DIR, SITE_URL: '', LOG_LEVEL: 'error' })
