import { dayFrom } from '../domain/dates/businessDays'

/** A transaction as a bank's export writes it. */
interface Movement {
  readonly cents: number
  readonly text: string
}

/**
 * A bank that returns its one account's next statement as CSV: each starts at the previous closing balance.
 * @param prefix of its references, unique across the account's statements
 */
export function bankOf(openingCents: number, prefix = 'BK') {
  let balance = openingCents
  let rows = 0
  return {
    /** @param daysAgo a bank issues one statement a day */
    statement(daysAgo: number, movements: readonly Movement[]) {
      const day = dayFrom(new Date(), -daysAgo)
      const lines = movements.map(({ cents, text }) => {
        balance += cents
        rows += 1
        return [day, text, dollars(cents), dollars(balance), `${prefix}${rows}`, '000123456789'].join(',')
      })
      const csv = ['Date,Description,Amount,Balance,Reference,Account', ...lines].join('\r\n')
      return { name: `statement-${prefix}${rows}.csv`, mimeType: 'text/csv', buffer: Buffer.from(csv) }
    },
    balance: () => balance,
  }
}

const dollars = (cents: number) => (cents / 100).toFixed(2)
