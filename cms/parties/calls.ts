import { partyCalls as calls } from '@framewell/domain/parties/calls'
import { bindCalls } from '../http/calls/bindCalls'
import { acceptInvitation } from './acceptInvitation'
import { claimLink } from './claimLink'
import { getOwnAccount } from './getOwnAccount'
import { invitePerson } from './invitePerson'
import { listCompanies } from './listCompanies'
import { listInvitations } from './listInvitations'
import { openInvitation } from './openInvitation'
import { signUpByLink } from './signUpByLink'
import { withdrawInvitation } from './withdrawInvitation'

export const partyCalls = bindCalls(calls, {
  invitePerson,
  listCompanies,
  listInvitations,
  withdrawInvitation,
  openInvitation,
  acceptInvitation,
  claimLink,
  signUpByLink,
  getOwnAccount: { run: getOwnAccount, oneMoment: true },
})
