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
export const addressAudience = (email: string, name?: string): Audience => ({ to: 'address', email, ...(name ? { name } : {}) })
