import { easternDay, easternTime } from '@framewell/domain/dates/bankingTime'
import { companyDay } from '@framewell/domain/dates/businessDays'
import { type CallAnswers, refuseCall } from '@framewell/domain/http/answerCalls'
import type { Cents } from '@framewell/domain/money/cents'
import { documentNumber } from '@framewell/domain/numbers/documentNumber'
import {
  type BankDetail,
  decideBankDetail,
  listBankDetails,
  proposeBankDetail,
  recordPayeeCheck,
} from '@framewell/domain/payments/bankDetailCalls'
import { decisionRefusal } from '@framewell/domain/payments/bankDetailRules'
import { checkFaults, enteredCheckSchema, PAYEE_CHECKS } from '@framewell/domain/payments/payeeChecks'
import {
  decidePayoutRun,
  decideUnclaimed,
  listPayoutRuns,
  type PayoutRun,
  type payableSchema,
  proposePayoutRun,
} from '@framewell/domain/payments/payoutCalls'
import { approveRun, isRunWaiting, proposeRun } from '@framewell/domain/payments/payoutRun'
import { sendPrenotes } from '@framewell/domain/payments/prenoteCalls'
import { prenoteDays } from '@framewell/domain/payments/prenotes'
import type { z } from 'zod'
import { AT, detail, ID } from './paymentRecords'

export interface PayoutRecords {
  readonly runs: readonly PayoutRun[]
  readonly details: readonly BankDetail[]
  readonly payable: readonly z.infer<typeof payableSchema>[]
  readonly bankCents: Cents
  /** Replaces every list. */
  readonly lists?: (() => Promise<never>) | undefined
}

const ME = 'Olivia Park'

/** The number `step` after the last one of a series. */
const after = (numbers: readonly string[], prefix: string, step: number) => {
  const last = Math.max(0, ...numbers.map((number) => Number(number.slice(-5))))
  return documentNumber(prefix, new Date(), last + step)
}

/** A fake of payout runs and bank accounts; every action is by one person. */
export function payoutDesk({
  bankCents,
  lists,
  ...given
}: PayoutRecords): CallAnswers<
  [
    typeof listPayoutRuns,
    typeof proposePayoutRun,
    typeof decidePayoutRun,
    typeof decideUnclaimed,
    typeof listBankDetails,
    typeof proposeBankDetail,
    typeof decideBankDetail,
    typeof recordPayeeCheck,
    typeof sendPrenotes,
  ]
> {
  let { runs, details, payable } = given
  const paying = new Map<string, typeof payable>()
  const shown = <Row extends { readonly status: string }>(rows: readonly Row[], status: string) => {
    const found = rows.filter((one) => status === 'all' || one.status === status)
    return { data: found, total: found.length }
  }
  return [
    [listPayoutRuns, lists ?? (({ status }) => ({ ...shown(runs, status), payable: [...payable], bankCents }))],
    [
      proposePayoutRun,
      ({ payOn, projectIds }) => {
        const proposed = proposeRun(payable, { payOn, projectIds }, { day: easternDay(new Date()), time: easternTime(new Date()) }, {})
        if ('refusal' in proposed) throw refuseCall(proposePayoutRun, proposed.refusal, proposed.more)
        const { wanted, totalCents } = proposed
        const earlier = runs.flatMap(({ payouts }) => payouts)
        const run: PayoutRun = {
          id: ID(800 + runs.length),
          number: after(
            runs.map(({ number }) => number),
            'PR',
            1,
          ),
          status: 'proposed',
          payOn,
          totalCents,
          payouts: wanted.map(({ companyId, projectId, amountCents }, index) => {
            const account = details.find((one) => one.companyId === companyId && one.status === 'active')
            return {
              id: ID(900 + earlier.length + index),
              reference: after(
                earlier.map(({ reference }) => reference),
                'PO',
                index + 1,
              ),
              payee: account?.accountName ?? '',
              accountLastFour: account?.accountLastFour ?? '',
              projectId,
              amountCents,
              status: 'waiting',
              failReason: null,
              waivers: [],
            }
          }),
          proposedBy: ME,
          proposedAt: AT,
          approvedBy: [],
          approvedByMe: false,
          sentAt: null,
        }
        runs = [run, ...runs]
        paying.set(run.id, wanted)
        payable = payable.filter((one) => !wanted.includes(one))
        return { run }
      },
    ],
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
          payable = [...payable, ...(paying.get(id) ?? [])]
          return keep({ status: 'cancelled', payouts: found.payouts.map((payout) => ({ ...payout, status: 'cancelled' as const })) })
        }
        const outcome = approveRun(found, ME)
        if ('refusal' in outcome) throw refuseCall(decidePayoutRun, outcome.refusal)
        return keep({ status: outcome.status, approvedBy: [...found.approvedBy, ME], approvedByMe: true })
      },
    ],
    [
      decideUnclaimed,
      ({ id, decision }) => {
        const found = payable.find(({ returned }) => returned?.id === id)
        const run = runs.find(({ payouts }) => payouts.some((payout) => payout.id === id))
        if (!run) throw refuseCall(decideUnclaimed, 'notFound')
        if (!found) throw refuseCall(decideUnclaimed, 'nothingWaits')
        if (decision === 'recover') throw refuseCall(decideUnclaimed, 'nothingWrittenOff')
        payable = payable.map((one) => (one === found ? { ...one, blocked: 'accountBlocked' } : one))
        return { run }
      },
    ],
    [listBankDetails, lists ?? (({ status }) => shown(details, status))],
    [
      proposeBankDetail,
      ({ companyId = detail.companyId, accountName, accountNumber, routingNumber, accountType, accountHolder = 'business' }) => {
        // A name that was screened stays screened; another account has to be verified.
        const other = details.find((one) => one.companyId === companyId)
        const entered: BankDetail = {
          ...detail,
          id: ID(73),
          companyId,
          company: other?.company ?? 'Hearth Homes LLC',
          payeeName: other?.payeeName ?? 'Hearth Homes LLC',
          checks: other?.checks.filter(({ kind }) => kind === 'name') ?? [],
          missingChecks: PAYEE_CHECKS.filter((kind) => kind === 'account' || !other || other.missingChecks.includes(kind)),
          accountName,
          accountType,
          accountHolder,
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
        const refusal = decisionRefusal(found, decision, found.proposedBy === ME, new Date())
        if (refusal) throw refuseCall(decideBankDetail, refusal)
        const decided: BankDetail = { ...found, status: decision === 'confirm' ? 'active' : 'rejected', decidedBy: ME }
        details = details.map((one) => {
          if (one.id === id) return decided
          const gives = decision === 'confirm' && one.companyId === found.companyId && (one.status === 'active' || one.status === 'blocked')
          return gives ? { ...one, status: 'replaced' as const } : one
        })
        return { detail: decided }
      },
    ],
    [
      recordPayeeCheck,
      ({ id, ...entered }) => {
        const found = details.find((one) => one.id === id)
        if (!found) throw refuseCall(recordPayeeCheck, 'notFound')
        if (found.status !== 'active' && found.status !== 'waiting') throw refuseCall(recordPayeeCheck, 'notInUse')
        const check = enteredCheckSchema.parse(entered)
        const fields = checkFaults(check, companyDay(new Date()))
        if (fields.length > 0) throw refuseCall(recordPayeeCheck, 'wrongDay', { fields })
        const subject = check.kind === 'name' ? found.payeeName : `…${found.accountLastFour}`
        const others = found.missingChecks.filter((kind) => kind !== check.kind)
        const checked: BankDetail = {
          ...found,
          checks: [{ ...check, id: ID(700 + found.checks.length), subject, checkedBy: ME }, ...found.checks],
          missingChecks: check.result === 'passed' ? others : PAYEE_CHECKS.filter((kind) => kind === check.kind || others.includes(kind)),
        }
        details = details.map((one) => (one.id === id ? checked : one))
        return { detail: checked }
      },
    ],
    [
      sendPrenotes,
      () => {
        const due = details.filter(({ needsPrenote }) => needsPrenote)
        if (due.length === 0) throw refuseCall(sendPrenotes, 'nothingToSend')
        const sentOn = easternDay(new Date())
        const { usableFrom } = prenoteDays(sentOn)
        const prenote = { fileId: ID(790), sentOn, usableFrom }
        details = details.map((one) => (one.needsPrenote ? { ...one, prenote, needsPrenote: false } : one))
        return { file: { id: prenote.fileId, number: documentNumber('PF', new Date(), 1), usableFrom, prenotes: due.length } }
      },
    ],
  ]
}
