import {
  acceptInvitation,
  claimLink,
  getOwnAccount,
  invitePerson,
  listInvitations,
  openInvitation,
  signUpByLink,
  withdrawInvitation,
} from './partyCalls'

export const partyCalls = {
  invitePerson,
  listInvitations,
  withdrawInvitation,
  openInvitation,
  acceptInvitation,
  claimLink,
  signUpByLink,
  getOwnAccount,
}
