import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { MEMBER_ROLE_LABELS, MEMBER_ROLES } from '@framewell/domain/parties/company'
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, CollectionConfig } from 'payload'
import { refuseToLeave } from '../accounts/endMemberships'
import { recheckFormerMember, recheckMember } from '../notifications/live/recheckAfterChange'
import type { Membership, Person } from '../payload-types'
import { idOf } from '../platform/database/idOf'
import { nobody, operators } from '../platform/sessions/access'
import { checkBeforeChange, checkBeforeDeletion } from '../platform/sessions/checkBeforeRights'
import { auditPartyChange, auditRemoval } from './auditPartyChange'
import { withdrawOfFormerOwner, withdrawOfMember } from './withdrawOfMember'

/** The start of a membership decides what its person may change: no request moves it. */
const keepBeginning: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) =>
  operation === 'update' ? { ...data, createdAt: originalDoc?.createdAt } : data

/** A company with open business keeps somebody who answers for it, however a membership ends. */
const keepAnswerable: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const membership = await req.payload.db.findOne<Membership>({ collection: 'memberships', where: { id: { equals: id } }, req })
  const person = membership && { id: { equals: idOf(membership.person) } }
  const { account } = (person && (await req.payload.db.findOne<Person>({ collection: 'people', where: person, req }))) ?? {}
  if (membership && account) await refuseToLeave(req, idOf(account), idOf(membership.company))
}

/** Which person belongs to which company, and with which role. */
export const Memberships: CollectionConfig = {
  slug: 'memberships',
  labels: { singular: 'Membership', plural: 'Memberships' },
  admin: { useAsTitle: 'id', defaultColumns: ['person', 'company', 'role'], group: 'People' },
  access: { create: nobody, read: operators, update: operators, delete: operators },
  indexes: [{ fields: ['company', 'person'], unique: true }],
  hooks: {
    beforeChange: [checkBeforeChange, keepBeginning],
    beforeDelete: [checkBeforeDeletion, keepAnswerable],
    afterChange: [auditPartyChange('membership'), withdrawOfFormerOwner, recheckMember],
    afterDelete: [auditRemoval, withdrawOfMember, recheckFormerMember],
  },
  fields: [
    { name: 'company', type: 'relationship', relationTo: 'companies', required: true, index: true, access: { update: nobody } },
    { name: 'person', type: 'relationship', relationTo: 'people', required: true, index: true, access: { update: nobody } },
    { name: 'role', type: 'select', required: true, options: optionsOf(MEMBER_ROLES, MEMBER_ROLE_LABELS) },
  ],
}
