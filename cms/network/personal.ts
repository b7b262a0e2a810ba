import type { PersonalData } from '../platform/privacy/personalData'

const APPLICANT = { address: 'email' }
const NOT_JOINED = "status <> 'approved'"
/** Belongs to an application of the person. */
const of = (only: string) => ({ through: 'application_id', of: 'network_applications', only, whose: APPLICANT })
const JOINED = "status = 'approved'"
const file = ({ id }: Readonly<Record<string, unknown>>) => String(id)

/** A member of the network has an agreement with it, which stays; other applications are deleted completely. */
export const networkPersonal: PersonalData = {
  rows: [
    { table: 'application_messages', area: 'Messages about an application', whose: of(NOT_JOINED), ends: 'delete' },
    { table: 'application_messages', area: 'Messages about an application', whose: of(JOINED), ends: { text: 'contract' } },
    { table: 'application_notes', area: 'Notes about an application', whose: of(NOT_JOINED), ends: 'delete', leaveOut: ['author'] },
    {
      table: 'application_notes',
      area: 'Notes about an application',
      whose: of(JOINED),
      ends: { author: 'audit', text: 'contract' },
      leaveOut: ['author'],
    },
    {
      table: 'network_documents',
      area: 'Documents of an application',
      only: 'fabricator_id is null',
      whose: of(NOT_JOINED),
      ends: 'delete',
      file,
    },
    { table: 'network_documents', area: 'Documents of an application', whose: of(JOINED), ends: { name: 'contract' }, file },
    { table: 'network_applications', area: 'Applications to the network', only: NOT_JOINED, whose: APPLICANT, ends: 'delete' },
    {
      table: 'network_applications',
      area: 'Applications to the network',
      only: JOINED,
      whose: APPLICANT,
      ends: {
        contact_name: 'name',
        email: 'address',
        company_name: 'business',
        place: 'business',
        answers: 'contract',
        signature: 'contract',
      },
    },
    {
      table: 'fabricators',
      area: 'Contact of a shop',
      whose: { address: 'contact_email' },
      ends: { contact_name: 'name', contact_email: 'address', name: 'business', address: 'business' },
    },
    { table: 'directory_partners', area: 'Listings', whose: { address: 'email' }, ends: 'delete' },
    { table: 'waiting_list', area: 'Waiting list', whose: { address: 'email' }, ends: 'delete' },
  ],
  acted: { routing_policy_versions: { saved_by: 'audit' }, shop_price_lists: { proposed_by: 'audit', decided_by: 'audit' } },
  none: {
    capacity_weeks: ['note'],
    fabricators: ['webs', 'mils', 'panel_limits', 'roll_formers'],
    directory_partners_texts: ['text'],
    routing_decisions: ['required_delivery_by', 'policy', 'chosen_name', 'ranked', 'unfit', 'needs', 'left_out'],
    routing_decision_shops: ['reasons'],
    shop_price_lists: ['from', 'rates', 'note', 'reason'],
    zip_codes: ['city', 'zip', 'state'],
    routing_policy_versions: ['policy'],
  },
}
