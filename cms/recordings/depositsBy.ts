import { dayFrom } from '@framewell/domain/dates/businessDays'
import type { CallApi } from '@framewell/domain/http/callApi'
import { dollarsOfCents } from '@framewell/domain/money/cents'
import { importStatement } from '@framewell/domain/payments/bankCalls'
import { getPaymentProject } from '@framewell/domain/payments/projectCalls'

/** Pays the first invoice of a signed order, by a statement that the operator imports and checked. The statements of one bank account continue each other. */
export function depositsBy(asOperator: CallApi): (number: string) => Promise<void> {
  let balance = 0
  return async (number) => {
    const { project } = await asOperator(getPaymentProject, { projectId: number })
    const [invoice] = project.invoices
    if (!invoice) throw new Error(`${number} has no invoice`)
    const paid = dollarsOfCents(invoice.amountCents).toFixed(2)
    balance += invoice.amountCents
    const day = dayFrom(new Date(), 0)
    const file = new TextEncoder().encode(
      `Date,Amount,Description,Balance,Reference\r\n${day},${paid},"${invoice.number} deposit",${(balance / 100).toFixed(2)},BANK-${number}\r\n`,
    )
    await asOperator(importStatement, { name: 'statement.csv', first: 'checked' }, { file })
  }
}
