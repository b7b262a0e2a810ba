import { feature } from '../platform/features/feature'
import { taxCalls } from './calls'
import { taxPersonal } from './personal'
import { TaxCertificates } from './TaxCertificates'
import { TaxRates } from './TaxRates'
import { TaxStates } from './TaxStates'

export const tax = feature({
  name: 'tax',
  personal: taxPersonal,
  calls: taxCalls,
  collections: [TaxRates, TaxStates, TaxCertificates],
})
