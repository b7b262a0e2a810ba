import { type BankStatement, StatementFault, type StatementFormat } from '@framewell/domain/payments/bankStatement'
import { HOUSE_ACCOUNTS, type HouseAccountName, isSameAccount } from '@framewell/domain/payments/houseAccount'
import type { PayloadRequest } from 'payload'
import { bankTransfer } from '../providers/bankTransfer'
import { numberInUse } from './houseBankAccount'
import type { StatementHelp } from './readStatement'

/** A file's statements, each with the account that it is of. */
export type ReadFile =
  | {
      readonly format: StatementFormat
      readonly statements: readonly (BankStatement & { readonly houseAccount: HouseAccountName })[]
      readonly notes: readonly string[]
    }
  | { readonly refusal: 'accountNeeded' | 'noEscrowAccount' | 'otherAccount' }

/**
 * Reads a file for the account that an operator chose, or else for each account whose number it shows. With one account in use, everything is of
 * that one.
 * @throws StatementFault
 */
export async function readFile(
  req: PayloadRequest,
  bytes: Uint8Array,
  help: StatementHelp,
  chosen: HouseAccountName | undefined,
): Promise<ReadFile> {
  const numbers = { operating: await numberInUse(req, 'operating'), escrow: await numberInUse(req, 'escrow') }
  const read = (houseAccount: HouseAccountName) => {
    const { statements, ...more } = bankTransfer.readReport(bytes, { ...help, own: numbers[houseAccount] ?? undefined })
    return { ...more, statements: statements.map((statement) => ({ ...statement, houseAccount })) }
  }
  const shows = (houseAccount: HouseAccountName, account: string) => isSameAccount(account, numbers[houseAccount] ?? '')
  if (numbers.escrow === null) return chosen === 'escrow' ? { refusal: 'noEscrowAccount' } : read('operating')
  if (chosen !== undefined) {
    const found = read(chosen)
    const other = chosen === 'escrow' ? 'operating' : 'escrow'
    return found.statements.some(({ account }) => shows(other, account)) ? { refusal: 'otherAccount' } : found
  }
  const each = HOUSE_ACCOUNTS.map((account) => attempt(() => read(account)))
  const found = each.flatMap(({ made }) => made ?? [])
  const [first] = found
  if (!first) throw each[0]?.fault
  const statements = found.flatMap((one) => one.statements).filter(({ houseAccount, account }) => shows(houseAccount, account))
  if (statements.length === 0) return { refusal: 'accountNeeded' }
  return { format: first.format, statements, notes: [...new Set(found.flatMap(({ notes }) => notes))] }
}

/** A file with several accounts may hold only one of Framewell's. */
function attempt<Made>(make: () => Made): { readonly made?: Made; readonly fault?: StatementFault } {
  try {
    return { made: make() }
  } catch (error) {
    if (error instanceof StatementFault) return { fault: error }
    throw error
  }
}
