import { Button } from '@framewell/design-system/elements/button/Button'
import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { FieldSet } from '@framewell/design-system/elements/field-group/FieldSet'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { companyDay } from '@framewell/domain/dates/businessDays'
import { decimalDollars } from '@framewell/domain/money/cents'
import { parseUsd } from '@framewell/domain/money/parseUsd'
import { proposePriceList } from '@framewell/domain/network/shopPriceCalls'
import type { ShopRates } from '@framewell/domain/network/shopPriceList'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ownPricesQuery } from './shopPriceQueries'

const PER = [
  { value: 'perUnitCents', label: 'per 100 sq ft of framed floor' },
  { value: 'perPoundCents', label: 'per lb of steel' },
] as const
type Per = (typeof PER)[number]['value']

const dollars = (price: ShopRates['perUnitCents'] | undefined) => (price ? decimalDollars(price) : '')

interface ProposePricesProps {
  readonly plans: readonly { readonly id: string; readonly name: string }[]
  /** The prices to begin with. */
  readonly before: ShopRates | null
}

/** Proposes the shop's next price list. */
export const ProposePrices = ({ plans, before }: ProposePricesProps) => {
  const { toast } = useShell()
  const queries = useQueryClient()
  const { queryKey } = ownPricesQuery(useGuardedCall())
  const [from, setFrom] = useState(() => companyDay(new Date()))
  const [per, setPer] = useState<Per>(before && before.perPoundCents !== null ? 'perPoundCents' : 'perUnitCents')
  const [rate, setRate] = useState(dollars(before?.perPoundCents ?? before?.perUnitCents))
  const [ofPlans, setOfPlans] = useState(() => Object.fromEntries(plans.map(({ id }) => [id, dollars(before?.plans[id])])))
  const [note, setNote] = useState('')
  const [wrong, setWrong] = useState<Partial<Record<string, string>>>({})
  const sending = useSend(proposePriceList, {
    words: { makes: 'price list' },
    form: {
      shows: (path) => path === 'from' || path === 'note' || path.startsWith('rates.'),
      mark: (path, message) => setWrong((known) => ({ ...known, [path]: message })),
    },
    onSent: () => toast({ title: 'Price list proposed', tone: 'success' }),
    onSettled: () => void queries.invalidateQueries({ queryKey }),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    const typed = Object.entries(ofPlans).filter(([, text]) => text.trim() !== '')
    const rates = {
      plans: Object.fromEntries(typed.map(([id, text]) => [id, parseUsd(text)])),
      perPoundCents: per === 'perPoundCents' ? parseUsd(rate) : null,
      perUnitCents: per === 'perUnitCents' ? parseUsd(rate) : null,
    }
    const checked = proposePriceList.input.safeParse({ from, rates, note })
    const unread = [[`rates.${per}`, rate], ...typed.map(([id, text]) => [`rates.plans.${id}`, text])].flatMap(([path = '', text = '']) =>
      parseUsd(text) === null ? [[path, 'Enter an amount like 1,234.50']] : [],
    )
    const refused = checked.success ? [] : checked.error.issues.map(({ path, message }) => [path.join('.'), message]).reverse()
    setWrong({ ...Object.fromEntries(refused), ...Object.fromEntries(unread) })
    if (checked.success) void sending.send(checked.data)
  }
  return (
    <form noValidate aria-label="Propose a price list" onSubmit={send}>
      <Stack gap={4} style={{ maxWidth: 'var(--measure-form)' }}>
        <Heading level={2} size={4}>
          Propose a price list
        </Heading>
        <TextField
          label="First day"
          type="date"
          hint="It applies to orders you accept from this day on, once Framewell approves it"
          value={from}
          error={wrong.from}
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
        />
        <FieldGroup columns={2}>
          <TextField
            label="Price of any other house"
            prefix="$"
            inputMode="decimal"
            value={rate}
            error={wrong[`rates.${per}`] ?? wrong.rates}
            onChange={({ currentTarget }) => setRate(currentTarget.value)}
          />
          <SelectField
            label="Counted"
            options={PER}
            value={per}
            onChange={({ currentTarget }) => setPer(currentTarget.value === 'perPoundCents' ? 'perPoundCents' : 'perUnitCents')}
          />
        </FieldGroup>
        <FieldSet legend="Prices of catalog plans, with any of their options (optional)">
          <FieldGroup columns={2} pairs>
            {plans.map(({ id, name }) => (
              <TextField
                key={id}
                label={name}
                prefix="$"
                inputMode="decimal"
                value={ofPlans[id] ?? ''}
                error={wrong[`rates.plans.${id}`]}
                onChange={({ currentTarget: { value } }) => setOfPlans((known) => ({ ...known, [id]: value }))}
              />
            ))}
          </FieldGroup>
        </FieldSet>
        <TextField label="Note (optional)" value={note} error={wrong.note} onChange={({ currentTarget }) => setNote(currentTarget.value)} />
        {Object.keys(wrong).length > 0 ? null : <SendAlert title="Not proposed" failure={sending.failure} />}
        <div>
          <Button type="submit" variant="primary" pending={sending.busy} pendingText="Sending...">
            Propose the list
          </Button>
        </div>
      </Stack>
    </form>
  )
}
