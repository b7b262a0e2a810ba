import { recoveryCalls } from '@framewell/domain/accounts/addressChange'
import { feature } from '../platform/features/feature'
import { bindCalls } from '../platform/http/calls/bindCalls'
import { stopAddressChange } from './stopAddressChange'

/** Gives an account back to its owner, and ends what other features hold from the person who took it. */
export const recovery = feature({
  name: 'recovery',
  // Hashing takes long and must not hold a connection.
  calls: bindCalls(recoveryCalls, { stopAddressChange: { run: stopAddressChange, transaction: false } }),
})
