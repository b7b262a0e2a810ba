/** Who hears of something: everybody of a company, one account, all operators or editors, or an address without an account. */
export type Audience =
  | { readonly to: 'company'; readonly id: string }
  | { readonly to: 'account'; readonly id: string }
  | { readonly to: 'operators' }
  | { readonly to: 'editors' }
  | { readonly to: 'address'; readonly email: string; readonly name?: string }

/** Those with an account. */
type Accounts = Exclude<Audience, { readonly to: 'address' }>

/** Who can have a screen open: an address has none, whoever holds the private link of a thing may. */
export type Viewers = Accounts | { readonly to: 'link'; readonly id: string }

export const companyAudience = (id: string): Accounts => ({ to: 'company', id })
export const accountAudience = (id: string): Accounts => ({ to: 'account', id })
/** @param id of the thing that the link opens */
export const linkAudience = (id: string): Viewers => ({ to: 'link', id })
export const OPERATORS: Accounts = { to: 'operators' }
export const EDITORS: Accounts = { to: 'editors' }
/** What somebody left an address with, and a company may have taken since. */
interface Contacted {
  readonly company: string | null
  /** Whether anybody of the company has an account. */
  readonly hasMembers: boolean
  readonly email: string | null
  readonly name: string
}

/** The people of the company that took it; before one did, and once nobody is left there, the address. */
export function contactAudience({ company, hasMembers, email, name }: Contacted): Audience[] {
  const people = company === null ? [] : [companyAudience(company)]
  return email === null || (company !== null && hasMembers) ? people : [...people, addressAudience(email, name)]
}

export const addressAudience = (email: string, name?: string): Audience => ({ to: 'address', email, ...(name ? { name } : {}) })
