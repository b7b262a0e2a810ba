/** The five account roles, in the order of the panel's select box. */
export const ROLES = ['super_admin', 'operator', 'editor', 'builder', 'partner'] as const
export type Role = (typeof ROLES)[number]

/** Who may grant roles, delete people, and configure staff sign-in. */
export const SUPER_ADMIN_ROLES = ['super_admin'] as const satisfies readonly Role[]
/** Who runs the network: credit review, routing, payments. */
export const OPERATOR_ROLES = ['super_admin', 'operator'] as const satisfies readonly Role[]
/** Who may open drafts and the content tools. */
export const EDITOR_ROLES = ['super_admin', 'operator', 'editor'] as const satisfies readonly Role[]
/** Who may open the CMS panel at /cms. */
export const PANEL_ROLES = [...EDITOR_ROLES] as const satisfies readonly Role[]

export const ROLE_LABELS: Record<Role, string> = {
  super_admin: 'Super admin',
  operator: 'Operator',
  editor: 'Editor',
  builder: 'Builder',
  partner: 'Partner',
}
