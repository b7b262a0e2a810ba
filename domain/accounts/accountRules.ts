import type { Refusal } from '../http/refusal'
import type { DirectoryProblem, StaffRole } from './directory'
import { PANEL_ROLES, type Role } from './roles'

/** A change of an account, as the rules of rights see it. */
interface AccountChange {
  /** Who changes it; undefined for the product itself. */
  readonly actor: string | undefined
  readonly account: string | undefined
  readonly role: { readonly before: Role | undefined; readonly after: Role | undefined }
  readonly newPassword: boolean
}

/** Whether a change leaves nobody who can give rights: it takes them from the last super admin. */
export function endsLastSuperAdmin({ before, after }: AccountChange['role'], isLast: boolean): boolean {
  return isLast && before === 'super_admin' && after !== undefined && after !== 'super_admin'
}

/** Whether a change gives or takes rights, or sets somebody else's password: who does that has shown lately who they are. */
export function changesRights({ actor, account, role, newPassword }: AccountChange): boolean {
  const newRole = role.after !== undefined && role.after !== role.before
  return account === undefined || newRole || (actor !== account && newPassword)
}

/** The account that somebody of the directory might have here. */
interface KnownAccount {
  readonly role: Role
  /** Whether it is theirs already; else only their address is the same. */
  readonly linked: boolean
  readonly isLastSuperAdmin: boolean
}

/**
 * What a super admin's decision makes of somebody who waits to be linked with an account; what was decided, or given up, is decided once.
 * @returns `link`: the directory answers for the account from then on
 */
export function decidedRequest(waits: boolean, decision: 'link' | 'refuse'): { readonly link: boolean } | Refusal<'unknownRequest'> {
  return waits ? { link: decision === 'link' } : { refusal: 'unknownRequest' }
}

/**
 * What happens when a company's directory has confirmed somebody. An account that was here before is theirs only once a super admin has said
 * so: an address alone proves nobody. A builder's or a partner's account belongs to their company, whatever a directory says.
 * @param role of their groups; null for who is in none with a role (any more)
 * @returns `refuse`: with this problem, ended sessions when the account was theirs; `make`: a new account; `ask`: a super admin decides;
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
  if (known.linked) return { enter: endsLastSuperAdmin({ before: known.role, after: role }, known.isLastSuperAdmin) ? known.role : role }
  return PANEL_ROLES.some((staff) => staff === known.role) ? { ask: true } : { refuse: 'otherAccount', shutOut: false }
}
