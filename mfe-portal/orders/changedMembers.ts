import type { CallInput } from '@framewell/domain/http/defineCall'
import type { proposeOrderChange } from '@framewell/domain/orders/changeCalls'
import type { ChangeChoices, ChangeField } from '@framewell/domain/orders/changeFields'
import type { Order } from '@framewell/domain/orders/order'

/** A change order as it is filled in. */
export interface TypedChange {
  /** Id of the quote to order instead; '' for none. */
  readonly quote: string
  readonly choices: ChangeChoices
  readonly siteAddress: string
  readonly siteZip: string
  readonly deliverBy: string
  readonly reason: string
}

/** The form as the order is now. */
export function startOfChange({ site, deliverBy }: Order, fields: readonly ChangeField[]): TypedChange {
  const choices = Object.fromEntries(fields.map(({ name, chosen }) => [name, chosen]))
  return { quote: '', choices, siteAddress: site.address, siteZip: site.zip, deliverBy, reason: '' }
}

type Changed = Pick<CallInput<typeof proposeOrderChange>, 'source' | 'choices' | 'siteAddress' | 'siteZip' | 'deliverBy'>

/** The members of a proposal that differ from the order. A quote replaces the options. */
export function changedMembers(start: TypedChange, typed: TypedChange): Changed {
  const { quote, siteAddress, siteZip, deliverBy } = typed
  const choices = Object.entries(typed.choices).filter(([name, ids]) => ids.join() !== start.choices[name]?.join())
  const isMoved = siteAddress !== start.siteAddress || siteZip !== start.siteZip
  return {
    ...(quote ? { source: { kind: 'quote' as const, id: quote } } : choices.length > 0 ? { choices: Object.fromEntries(choices) } : {}),
    ...(isMoved && { siteAddress, siteZip }),
    ...(deliverBy !== start.deliverBy && deliverBy && { deliverBy }),
  }
}
