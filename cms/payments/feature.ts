import { feature } from '../features/feature'
import { proveLedgerDaily } from './proveLedgerDaily'

export const payments = feature({ name: 'payments', jobs: [proveLedgerDaily] })
