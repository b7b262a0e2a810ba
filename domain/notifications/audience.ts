/** Who hears of something: everybody of a company, one account, all operators or editors, or an address without an account. */
export type Audience =
  | { readonly to: 'company'; readonly id: string }
  | { readonly to: 'account'; readonly id: string }
  | { readonly to: 'operators' }
  | { readonly to: 'editors' }
  | { readonly to: 'address'; readonly email: string; readonly name?: string }

/** Who can have a screen open: an address has none. */
export type Viewers = Exclude<Audience, { readonly to: 'address' }>

export const companyAudience = (id: string): Viewers => ({ to: 'company', id })
export const accountAudience = (id: string): Viewers => ({ to: 'account', id })
export const OPERATORS: Viewers = { to: 'operators' }
export const EDITORS: Viewers = { to: 'editors' }
export const addressAudience = (email: string, name?: string): Audience => ({ to: 'address', email, ...(name ? { name } : {}) })
