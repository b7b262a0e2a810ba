import type { Refusal } from '../http/refusal'
import { addCents, type Cents, cents, sumCents } from '../money/cents'
import { maxCents, minCents, negateCents, subtractCents } from '../money/differences'
import { usdWithCents } from '../money/usd'
import { numbersIn, type StatementLine } from './bankStatement'
import type { HouseAccountName } from './houseAccount'

/** A transfer between Framewell's own bank accounts: recorded, ordered at the bank, and seen on the statements of both. */
export const BANK_TRANSFER_STATUSES = ['to_order', 'in_transit', 'done', 'canceled'] as const
export type BankTransferStatus = (typeof BANK_TRANSFER_STATUSES)[number]
export const BANK_TRANSFER_WORDS: Record<BankTransferStatus, string> = {
  to_order: 'To be ordered at the bank',
  in_transit: 'On one statement of two',
  done: 'On both statements',
  canceled: 'Canceled',
}

export interface TransferFacts {
  /** 'TR-2026-00003' */
  readonly number: string
  readonly from: HouseAccountName
  readonly amountCents: Cents
  readonly canceled: boolean
  /** Whether a statement shows that it left, and that it arrived. */
  readonly left: boolean
  readonly arrived: boolean
}

export function transferStatus({ canceled, left, arrived }: Pick<TransferFacts, 'canceled' | 'left' | 'arrived'>): BankTransferStatus {
  if (canceled) return 'canceled'
  return left && arrived ? 'done' : left || arrived ? 'in_transit' : 'to_order'
}

/** The account on the other side. */
export function otherAccount(account: HouseAccountName): HouseAccountName {
  return account === 'operating' ? 'escrow' : 'operating'
}

export type TransferRefusal = 'unknownTransfer' | 'transferDiffers'

/** A movement of one of the accounts is a transfer's side when that side is not seen yet and amount and direction are exact. */
export function transferRefusal(
  { amountCents }: Pick<StatementLine, 'amountCents'>,
  account: HouseAccountName,
  transfer: TransferFacts | undefined,
): TransferRefusal | undefined {
  if (!transfer || transfer.canceled) return 'unknownTransfer'
  const leaves = transfer.from === account
  if (leaves ? transfer.left : transfer.arrived) return 'unknownTransfer'
  return amountCents === (leaves ? negateCents(transfer.amountCents) : transfer.amountCents) ? undefined : 'transferDiffers'
}

/** The numbers of transfers that a movement names. */
export function transfersNamed({ text, bankReference }: Pick<StatementLine, 'text' | 'bankReference'>): string[] {
  return [...new Set(numbersIn(`${text}\n${bankReference}`, 'TR'))]
}

/** A project with less in the escrow account than belongs there. */
export interface ShortProject {
  readonly projectId: string
  readonly amountCents: Cents
}

export interface EscrowFacts {
  /** Balance of the escrow account's part that is held for no order. */
  readonly freeCents: Cents
  /** Of it: receipts that wait for a decision, and customers' credit. */
  readonly waitingCents: Cents
  /** Held there for refunds in runs that wait: the operating account must cover a run before it is sent. */
  readonly refundsCents: Cents
  readonly short: readonly ShortProject[]
  readonly transfers: readonly TransferFacts[]
}

/** What is to be transferred between the accounts, less recorded transfers that no statement of the escrow account shows yet. */
export function toTransfer({ freeCents, waitingCents, refundsCents, short, transfers }: EscrowFacts): {
  readonly toOperatingCents: Cents
  readonly toEscrowCents: Cents
} {
  const open = (from: HouseAccountName) =>
    sumCents(
      transfers
        .filter((one) => !one.canceled && one.from === from && !(from === 'escrow' ? one.left : one.arrived))
        .map(({ amountCents }) => amountCents),
    )
  const none = cents(0)
  const surplus = subtractCents(freeCents, waitingCents)
  const missing = addCents(sumCents(short.map(({ amountCents }) => amountCents)), maxCents(none, negateCents(surplus)))
  return {
    toOperatingCents: maxCents(none, subtractCents(addCents(surplus, refundsCents), open('escrow'))),
    toEscrowCents: maxCents(none, subtractCents(missing, open('operating'))),
  }
}

const NOT_FREE: Readonly<Record<HouseAccountName, string>> = {
  escrow: 'the rest is held for orders or needs a decision',
  operating: 'the rest is on its way to payees or needed for refunds to builders',
}

/**
 * Orders' money leaves the escrow account by no transfer but one for refunds that a run is about to pay, and what refunds to builders need does not
 * leave the operating account.
 * @param free what of each account may leave it
 */
export function transferTooLarge(
  { from, amountCents }: Pick<TransferFacts, 'from' | 'amountCents'>,
  free: Readonly<Record<HouseAccountName, Cents>>,
): Refusal<'moreThanFree' | 'moreThanSpare'> | undefined {
  if (amountCents <= free[from]) return undefined
  const message = `At most ${usdWithCents(free[from])} is free; ${NOT_FREE[from]}.`
  return {
    refusal: from === 'escrow' ? 'moreThanFree' : 'moreThanSpare',
    more: { detail: message, fields: [{ path: 'amountCents', message }] },
  }
}

/** Divides money that arrived in the escrow account, or leaves it, among projects, in order, until it is used up. */
export function divideAmong(amountCents: Cents, projects: readonly ShortProject[]): ShortProject[] {
  let left = amountCents
  return projects.flatMap(({ projectId, amountCents: missing }) => {
    const part = minCents(left, missing)
    left = subtractCents(left, part)
    return part > 0 ? [{ projectId, amountCents: part }] : []
  })
}

/** Said where money left the operating account, and where it is about to. */
export const lackingForRefundsWords = (lackingCents: Cents): string =>
  `The operating account lacks ${usdWithCents(lackingCents)} for refunds owed to builders. Bring money in, or pay those refunds before anything else.`
