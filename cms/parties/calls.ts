import { partyCalls as calls } from '@framewell/domain/parties/calls'
import { bindCalls } from '../platform/http/calls/bindCalls'
import { acceptInvitation } from './acceptInvitation'
import { claimLink } from './claimLink'
import { getOwnAccount } from './getOwnAccount'
import { inviteColleague } from './inviteColleague'
import { invitePerson } from './invitePerson'
import { listColleagues } from './listColleagues'
import { listCompanies } from './listCompanies'
import { listInvitations } from './listInvitations'
import { openInvitation } from './openInvitation'
import { removeColleague } from './removeColleague'
import { signUpByLink } from './signUpByLink'
import { withdrawColleague } from './withdrawColleague'
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
  listColleagues,
  inviteColleague,
  withdrawColleague,
  removeColleague,
})
