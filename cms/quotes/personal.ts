import type { PersonalData } from '../platform/privacy/personalData'

/** A quote that was ordered, or that belongs to a company, is part of its business. */
const OWN = 'company_id is null and ordered_at is null'
const CONTACT = { address: 'contact_email' }

/** An uploaded plan belongs to every quote that names it: the same drawings can be quoted again, for somebody else too. */
const IN_KEPT_QUOTE = `coalesce((select count(distinct contact) > 1 or not bool_and(alone) from (
  select q.id::text as quote, ${OWN} as alone, lower(coalesce(q.contact_email, '')) as contact,
    q.inputs #> '{answers,uploadedPlan,files}' as files from issued_quotes q) as naming
  where quote = quote_id or files @> jsonb_build_array(jsonb_build_object('id', id::text))), false)`
const OF_QUOTES = {
  any: [
    { through: 'quote_id', of: 'issued_quotes', key: 'id::text', whose: CONTACT },
    {
      through: 'id::text',
      of: 'issued_quotes',
      key: "jsonb_path_query(inputs, '$.answers.uploadedPlan.files[*].id') #>> '{}'",
      whose: CONTACT,
    },
  ],
}

export const quotesPersonal: PersonalData = {
  rows: [
    {
      table: 'plan_files',
      area: 'Plans',
      only: `not ${IN_KEPT_QUOTE}`,
      whose: OF_QUOTES,
      ends: 'delete',
      file: ({ id }) => String(id),
    },
    {
      table: 'plan_files',
      area: 'Plans',
      only: IN_KEPT_QUOTE,
      whose: OF_QUOTES,
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
