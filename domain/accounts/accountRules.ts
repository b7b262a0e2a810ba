import type { Refusal } from '../http/refusal'
import type { DirectoryProblem, StaffRole } from './directory'
import { PANEL_ROLES, type Role } from './roles'

/** An account change, as the authorization rules see it. */
interface AccountChange {
  /** The person who makes it; undefined for the product itself. */
  readonly actor: string | undefined
  readonly account: string | undefined
  readonly role: { readonly before: Role | undefined; readonly after: Role | undefined }
  readonly newPassword: boolean
}

/** Whether a change removes the last super admin, leaving nobody who can grant rights. */
export function removesLastSuperAdmin({ before, after }: AccountChange['role'], isLast: boolean): boolean {
  return isLast && before === 'super_admin' && after !== undefined && after !== 'super_admin'
}

/** Whether a change grants or removes rights, or sets another person's password: it requires a recent identity check. */
export function changesRights({ actor, account, role, newPassword }: AccountChange): boolean {
  const newRole = role.after !== undefined && role.after !== role.before
  return account === undefined || newRole || (actor !== account && newPassword)
}

/** The account a directory user might have here. */
interface KnownAccount {
  readonly role: Role
  /** Whether it is linked to them; otherwise only the address matches. */
  readonly linked: boolean
  readonly isLastSuperAdmin: boolean
}

/**
 * The result of a super admin's decision about a pending link request. A decided or withdrawn request can't be decided again.
 * @returns `link`: the directory controls the account from then on
 */
export function decidedRequest(waits: boolean, decision: 'link' | 'refuse'): { readonly link: boolean } | Refusal<'unknownRequest'> {
  return waits ? { link: decision === 'link' } : { refusal: 'unknownRequest' }
}

/**
 * The result of a sign-in confirmed by a company's directory. An existing account is only linked once a super admin agrees: an address
 * alone proves nothing. A builder's or partner's account belongs to their company, whatever the directory says.
 * @param role role of their groups; null when none of them has a role (any more)
 * @returns `refuse`: with this problem, ending sessions when the account was theirs; `make`: a new account; `ask`: a super admin decides;
 * `enter`: with this role from now on
 */
export function directoryOutcome(
  role: StaffRole | null,
  known: KnownAccount | undefined,
  hasAddress: boolean,
):
  | { readonly refuse: DirectoryProblem; readonly shutOut: boolean }
  | { readonly make: StaffRole }
  | { readonly ask: true }
  | { readonly enter: Role } {
  if (!role) return { refuse: 'noRole', shutOut: known?.linked === true }
  if (!known) return hasAddress ? { make: role } : { refuse: 'failed', shutOut: false }
  if (known.linked) return { enter: removesLastSuperAdmin({ before: known.role, after: role }, known.isLastSuperAdmin) ? known.role : role }
  return PANEL_ROLES.some((staff) => staff === known.role) ? { ask: true } : { refuse: 'otherAccount', shutOut: false }
}
