import type { PayeeCheckProvider } from './PayeeCheckProvider'

/** The default: an operator checks, and the record says who did, with what and when. */
export const manualCheck: PayeeCheckProvider = {
  name: 'manual',
  screenName: async (_, entered) => entered,
  verifyAccount: async (_, entered) => entered,
}
