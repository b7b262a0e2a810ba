import { inviteColleague, listColleagues, removeColleague, withdrawColleague } from './colleagueCalls'
import {
  acceptInvitation,
  claimLink,
  getOwnAccount,
  invitePerson,
  listCompanies,
  listInvitations,
  openInvitation,
  signUpByLink,
  withdrawInvitation,
} from './partyCalls'

export const partyCalls = {
  invitePerson,
  listCompanies,
  listInvitations,
  withdrawInvitation,
  openInvitation,
  acceptInvitation,
  claimLink,
  signUpByLink,
  getOwnAccount,
  listColleagues,
  inviteColleague,
  withdrawColleague,
  removeColleague,
}
