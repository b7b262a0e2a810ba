import { type CallAnswers, refuseCall } from '@framewell/domain/http/answerCalls'
import { bankDetailRefusal } from '@framewell/domain/payments/bankDetailRefusal'
import {
  type BankDetail,
  decideBankDetail,
  decidePayoutRun,
  listBankDetails,
  listPayoutRuns,
  type PayoutRun,
  type payableSchema,
  proposeBankDetail,
  proposePayoutRun,
} from '@framewell/domain/payments/payoutCalls'
import { approveRun, isRunWaiting } from '@framewell/domain/payments/payoutRun'
import type { z } from 'zod'
import { detail, ID, run } from './paymentRecords'

export interface PayoutRecords {
  readonly runs: readonly PayoutRun[]
  readonly details: readonly BankDetail[]
  readonly payable: readonly z.infer<typeof payableSchema>[]
  readonly bankCents: number
  /** Instead of every list. */
  readonly lists?: (() => Promise<never>) | undefined
}

const ME = 'Olivia Park'

/** Runs of payouts and the accounts that they go to; who acts is one person. */
export function payoutDesk({
  payable,
  bankCents,
  lists,
  ...given
}: PayoutRecords): CallAnswers<
  [
    typeof listPayoutRuns,
    typeof proposePayoutRun,
    typeof decidePayoutRun,
    typeof listBankDetails,
    typeof proposeBankDetail,
    typeof decideBankDetail,
  ]
> {
  let { runs, details } = given
  const shown = <Row extends { readonly status: string }>(rows: readonly Row[], status: string) => {
    const found = rows.filter((one) => status === 'all' || one.status === status)
    return { data: found, total: found.length }
  }
  return [
    [listPayoutRuns, lists ?? (({ status }) => ({ ...shown(runs, status), payable: [...payable], bankCents }))],
    [proposePayoutRun, () => ({ run })],
    [
      decidePayoutRun,
      ({ id, decision }) => {
        const found = runs.find((one) => one.id === id)
        if (!found) throw refuseCall(decidePayoutRun, 'notFound')
        const keep = (changes: Partial<PayoutRun>) => {
          const decided = { ...found, ...changes }
          runs = runs.map((one) => (one.id === id ? decided : one))
          return { run: decided }
        }
        if (decision === 'cancel') {
          if (!isRunWaiting(found.status)) throw refuseCall(decidePayoutRun, 'notWaiting')
          return keep({ status: 'cancelled', payouts: found.payouts.map((payout) => ({ ...payout, status: 'cancelled' as const })) })
        }
        const outcome = approveRun(found, ME)
        if ('refusal' in outcome) throw refuseCall(decidePayoutRun, outcome.refusal)
        return keep({ status: outcome.status, approvedBy: [...found.approvedBy, ME], approvedByMe: true })
      },
    ],
    [listBankDetails, lists ?? (({ status }) => shown(details, status))],
    [
      proposeBankDetail,
      ({ companyId = detail.companyId, accountName, accountNumber, routingNumber, accountType }) => {
        const entered: BankDetail = {
          ...detail,
          id: ID(73),
          companyId,
          company: details.find((one) => one.companyId === companyId)?.company ?? 'Hearth Homes LLC',
          accountName,
          accountType,
          routingLastFour: routingNumber.slice(-4),
          accountLastFour: accountNumber.slice(-4),
          proposedBy: ME,
        }
        const replaced = details.map((one) =>
          one.companyId === companyId && one.status === 'waiting' ? { ...one, status: 'replaced' as const } : one,
        )
        details = [entered, ...replaced]
        return { detail: entered }
      },
    ],
    [
      decideBankDetail,
      ({ id, decision }) => {
        const found = details.find((one) => one.id === id)
        if (!found) throw refuseCall(decideBankDetail, 'notFound')
        const refusal = bankDetailRefusal(found.status, found.proposedBy === ME)
        if (refusal) throw refuseCall(decideBankDetail, refusal)
        const decided: BankDetail = { ...found, status: decision === 'confirm' ? 'active' : 'rejected', decidedBy: ME }
        details = details.map((one) => {
          if (one.id === id) return decided
          const gives = decision === 'confirm' && one.companyId === found.companyId && one.status === 'active'
          return gives ? { ...one, status: 'replaced' as const } : one
        })
        return { detail: decided }
      },
    ],
  ]
}
