const keeps = (table: string, column: string, target: string, onDelete: 'restrict' | 'cascade') => `
alter table ${table} drop constraint ${table}_${column}_${target}_id_fk;
alter table ${table} add constraint ${table}_${column}_${target}_id_fk
  foreign key (${column}) references ${target} (id) on delete ${onDelete};`

/**
 * What happens to the records of a company, a person or an account that is deleted. Payload's own foreign keys would set them to null.
 */
export const parties = [
  keeps('credit_applications', 'company_id', 'companies', 'restrict'),
  keeps('issued_quotes', 'company_id', 'companies', 'restrict'),
  keeps('plan_productions', 'company_id', 'companies', 'restrict'),
  keeps('memberships', 'company_id', 'companies', 'restrict'),
  keeps('memberships', 'person_id', 'people', 'restrict'),
  keeps('party_invitations', 'company_id', 'companies', 'restrict'),
  keeps('party_invitations', 'person_id', 'people', 'restrict'),
  keeps('notices', 'account_id', 'accounts', 'cascade'),
  keeps('notification_preferences', 'account_id', 'accounts', 'cascade'),
].join('\n')
