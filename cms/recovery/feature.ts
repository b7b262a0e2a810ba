import { recoveryCalls } from '@framewell/domain/accounts/addressChange'
import { feature } from '../platform/features/feature'
import { bindCalls } from '../platform/http/calls/bindCalls'
import { stopAddressChange } from './stopAddressChange'

/** Gives an account back to its owner, and ends what other features hold of whoever took it. */
export const recovery = feature({
  name: 'recovery',
  // Hashing takes long and must hold no connection meanwhile.
  calls: bindCalls(recoveryCalls, { stopAddressChange: { run: stopAddressChange, transaction: false } }),
})
