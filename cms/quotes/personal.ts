import type { PersonalData } from '../platform/privacy/personalData'

/** A quote that was ordered, or that belongs to a company, is part of its business. */
const OWN = 'company_id is null and ordered_at is null'
const CONTACT = { address: 'contact_email' }

export const quotesPersonal: PersonalData = {
  rows: [
    {
      table: 'plan_files',
      area: 'Plans',
      whose: { through: 'quote_id', of: 'issued_quotes', key: 'id::text', only: OWN, whose: CONTACT },
      ends: 'delete',
      file: ({ id }) => String(id),
    },
    {
      table: 'plan_files',
      area: 'Plans',
      whose: { through: 'quote_id', of: 'issued_quotes', key: 'id::text', only: `not (${OWN})`, whose: CONTACT },
      ends: { name: 'contract' },
      file: ({ id }) => String(id),
    },
    { table: 'issued_quotes', area: 'Quotes', only: OWN, whose: CONTACT, ends: 'delete' },
    {
      table: 'issued_quotes',
      area: 'Quotes',
      only: `not (${OWN})`,
      whose: CONTACT,
      ends: { contact_name: 'name', contact_email: 'address', contact_company: 'business', contact_phone: 'erase', inputs: 'contract' },
    },
    { table: 'saved_configurations', area: 'Drafts', whose: { mentions: 'state' }, ends: 'delete' },
  ],
  none: { issued_quotes: ['tax', 'lines', 'changes', 'warnings', 'assumptions', 'layout', 'site_zip', 'deliver_by'] },
}
