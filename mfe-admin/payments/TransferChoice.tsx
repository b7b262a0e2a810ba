import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { Text } from '@framewell/design-system/elements/text/Text'
import { absoluteCents } from '@framewell/domain/money/differences'
import { usdWithCents } from '@framewell/domain/money/usd'
import type { BankLine } from '@framewell/domain/payments/bankCalls'
import { listBankTransfers } from '@framewell/domain/payments/transferCalls'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { ReadPart } from '../network/ReadPart'
import { PAYMENT_QUERIES } from './paymentQueries'

/** Matches a bank line to a recorded transfer of exactly its amount. */
export const TransferChoice = ({ line, number, error }: { line: BankLine; number: UseFormRegisterReturn; error: string | undefined }) => (
  <ReadPart
    noun="transfers that it may be"
    id={line.id}
    queries={PAYMENT_QUERIES}
    read={(api, _, signal) => api(listBankTransfers, { limit: 100 }, { signal })}
  >
    {({ data }) => {
      const amount = absoluteCents(line.amountCents)
      const fitting = data.filter(
        ({ status, amountCents, from }) =>
          (status === 'to_order' || status === 'in_transit') &&
          amountCents === amount &&
          (from === line.houseAccount) === line.amountCents < 0,
      )
      if (fitting.length === 0) return <Text>No recorded transfer that is open is exactly {usdWithCents(amount)}. Record it first.</Text>
      return (
        <SelectField
          {...number}
          label="Transfer"
          placeholder="Choose one"
          options={fitting.map((one) => ({ value: one.number, label: `${one.number}, ${one.recordedBy}: ${one.reason}` }))}
          error={error}
        />
      )
    }}
  </ReadPart>
)
