import { ROLE_LABELS, ROLES, type Role } from '@framewell/domain/accounts/roles'

export interface DemoSignIn {
  readonly role: Role
  readonly name: string
  readonly email: string
  readonly password: string
}

/** One account per role, for trying out the product on one's own machine. A deployment never gets them. */
export const demoSignIns: readonly DemoSignIn[] = ROLES.map((role) => {
  const word = role.replace('_', '-')
  return { role, name: `Demo ${ROLE_LABELS[role].toLowerCase()}`, email: `${word}@framewell.test`, password: `framewell-${word}-demo` }
})

/** A partner at an engineering firm, who reviews demo orders. */
export const demoEngineer: DemoSignIn = {
  role: 'partner',
  name: 'Demo engineer',
  email: 'engineer@framewell.test',
  password: 'framewell-engineer-demo',
}

export const demoAccounts: readonly DemoSignIn[] = [...demoSignIns, demoEngineer]
