/** Recipients of an event: a company's members, one account, all operators or editors, or an address without an account. */
export type Audience =
  | { readonly to: 'company'; readonly id: string }
  | { readonly to: 'account'; readonly id: string }
  | { readonly to: 'operators' }
  | { readonly to: 'editors' }
  | { readonly to: 'address'; readonly email: string; readonly name?: string }

/** Recipients with an account. */
type Accounts = Exclude<Audience, { readonly to: 'address' }>

/** Who can have a screen open: never an address, but any holder of a private link. */
export type Viewers = Accounts | { readonly to: 'link'; readonly id: string }

export const companyAudience = (id: string): Accounts => ({ to: 'company', id })
export const accountAudience = (id: string): Accounts => ({ to: 'account', id })
/** @param id of what the link opens */
export const linkAudience = (id: string): Viewers => ({ to: 'link', id })
export const OPERATORS: Accounts = { to: 'operators' }
export const EDITORS: Accounts = { to: 'editors' }
/** Something created with an address, which a company may have claimed since. */
interface Contacted {
  readonly company: string | null
  /** Whether any member of the company has an account. */
  readonly hasMembers: boolean
  readonly email: string | null
  readonly name: string
}

/** The members of the company that claimed it; before that, and once it has no members, the address. */
export function contactAudience({ company, hasMembers, email, name }: Contacted): Audience[] {
  const people = company === null ? [] : [companyAudience(company)]
  return email === null || (company !== null && hasMembers) ? people : [...people, addressAudience(email, name)]
}

export const addressAudience = (email: string, name?: string): Audience => ({ to: 'address', email, ...(name ? { name } : {}) })
