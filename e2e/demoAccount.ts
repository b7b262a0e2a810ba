import { demoSignIns } from '../cms/accounts/demoAccounts'

export type DemoRole = (typeof demoSignIns)[number]['role']

export function demoAccount(role: DemoRole) {
  const account = demoSignIns.find((candidate) => candidate.role === role)
  if (!account) throw new Error(`No demo account has the role ${role}`)
  return account
}
