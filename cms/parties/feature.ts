import { feature } from '../platform/features/feature'
import { Companies } from './Companies'
import { partyCalls } from './calls'
import { Invitations } from './Invitations'
import { Memberships } from './Memberships'
import { People } from './People'
import { partiesPersonal } from './personal'

export const parties = feature({
  name: 'parties',
  personal: partiesPersonal,
  collections: [Companies, People, Memberships, Invitations],
  calls: partyCalls,
})
