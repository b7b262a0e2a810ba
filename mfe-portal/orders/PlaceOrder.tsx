import { Button } from '@framewell/design-system/elements/button/Button'
import { Checkbox } from '@framewell/design-system/elements/checkbox/Checkbox'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { isApiError } from '@framewell/domain/http/isApiError'
import { dollars, usd } from '@framewell/domain/money/usd'
import { kitSentence } from '@framewell/domain/orders/kitPrice'
import { placeOrder, readOrderSource, SIGN_DAYS } from '@framewell/domain/orders/placing'
import { OPEN_ORDERS_PATH } from '@framewell/domain/orders/trackingPath'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { DeliveryNote } from '@framewell/remote-kit/site/DeliveryNote'
import { NeededByField, ZipField } from '@framewell/remote-kit/site/SiteFields'
import { useSiteForm } from '@framewell/remote-kit/site/useSiteForm'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { reviewPath } from './orderPaths'
import { ORDER_QUERIES } from './orderQueries'
import type { OrderedSource } from './useOrderSource'

const FIELDS = ['siteAddress', 'siteZip', 'deliverBy'] as const
const formSchema = placeOrder.input.pick({ siteAddress: true, siteZip: true, deliverBy: true, prepaid: true })

/** Where to resolve a refusal. */
const WAYS_OUT: Readonly<Partial<Record<string, { readonly label: string; readonly href: string }>>> = {
  notQualified: { label: 'Apply for terms', href: '/qualification' },
  noCompany: { label: 'Contact us', href: '/contact' },
  noFrame: { label: 'Contact us', href: '/contact' },
  tooManyWaiting: { label: 'See my orders', href: OPEN_ORDERS_PATH },
  alreadyOrdered: { label: 'See my orders', href: '/order-tracking' },
}

const NO_SITE = { siteAddress: '', siteZip: '', deliverBy: '' }

interface PlaceOrderProps {
  source: OrderedSource
  title?: string
  /** The site, where it is known: otherwise the source's, or what was typed on another screen. */
  site?: typeof NO_SITE
}

/** The form of an order for what its source is now, or why that cannot be ordered. */
export const PlaceOrder = ({ title = 'Place your order', ...props }: PlaceOrderProps) => {
  const { source } = props
  const call = useGuardedCall()
  const subject = useQuery({
    queryKey: ['orderSource', source.kind, source.id],
    queryFn: () => call(readOrderSource, { source }),
    retry: (failures, error) => failures < 2 && !isApiError(error),
  })
  const wayOut = wayOutOf(subject.error)
  return (
    <Stack gap={6} style={{ maxWidth: 'var(--measure-form)' }}>
      <Heading level={1} size={2}>
        {title}
      </Heading>
      <Reading
        read={subject}
        loading="Loading what you order"
        failure="What you order could not be loaded"
        gone={
          <EmptyState title="This cannot be ordered" action={wayOut ? <Button href={wayOut.href}>{wayOut.label}</Button> : null}>
            {problemSentence(subject.error, '')}
          </EmptyState>
        }
      >
        {({ ordered }) => <OrderForm {...props} ordered={ordered} />}
      </Reading>
    </Stack>
  )
}

function wayOutOf(error: unknown): (typeof WAYS_OUT)[string] {
  if (!isApiError(error) || !error.problem) return undefined
  const decision = error.problem.expected?.decision
  return typeof decision === 'string' ? { label: 'Open my decision', href: decision } : WAYS_OUT[error.problem.code]
}

interface OrderFormProps extends Omit<PlaceOrderProps, 'title'> {
  ordered: CallOutput<typeof readOrderSource>['ordered']
}

/** Delivery address and date; the server prices and routes the order and reserves a slot. Reading and signing the order form comes next. */
const OrderForm = ({ source, site, ordered }: OrderFormProps) => {
  const shell = useShell()
  const queries = useQueryClient()
  const [wayOut, setWayOut] = useState<(typeof WAYS_OUT)[string]>()
  const form = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { ...(site ?? NO_SITE), prepaid: false },
  })
  const { errors } = form.formState
  const [siteZip, deliverBy] = useWatch({ control: form.control, name: ['siteZip', 'deliverBy'] })
  useSiteForm(form, {
    shared: site === undefined,
    record: { id: source.id, zip: null, deliverBy: null, ...ordered.site },
  })
  const notKit = kitSentence(ordered.totalCents, ordered.otherCents)
  const placing = useSend(placeOrder, {
    keep: `order.${source.kind}.${source.id}`,
    words: { makes: 'order' },
    ...(source.kind === 'configuration' ? { totalOf: () => source.total } : {}),
    form: onForm(form, [...FIELDS]),
    onSent: ({ order }) => {
      void queries.invalidateQueries({ queryKey: ORDER_QUERIES })
      shell.toast({ title: `Order ${order.number} placed`, description: 'Read the order form and sign it.', tone: 'success' })
      shell.navigate(reviewPath(order.number), { replace: true })
    },
    onFailed: (_, error) => setWayOut(wayOutOf(error)),
  })
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => void placing.send({ source, ...values }))}>
      <Stack gap={6}>
        <Stack gap={2}>
          <Text size="lead" measured>
            {ordered.title}: {usd(ordered.totalCents)}
          </Text>
          {notKit ? <Text measured>{notKit}</Text> : null}
          <Text tone="muted" measured>
            We hold a shop's week for you at once. You read the order form, with price, terms and schedule, and sign it within {SIGN_DAYS}{' '}
            days.
          </Text>
        </Stack>
        <FieldGroup>
          <TextField
            {...form.register('siteAddress')}
            label="Site address"
            hint="Street, city and state"
            autoComplete="street-address"
            error={errors.siteAddress?.message}
          />
          <FieldGroup columns={2} pairs>
            <ZipField {...form.register('siteZip')} error={errors.siteZip?.message} />
            <NeededByField {...form.register('deliverBy')} error={errors.deliverBy?.message} />
          </FieldGroup>
        </FieldGroup>
        <DeliveryNote
          zip={siteZip}
          deliverBy={deliverBy}
          squareFeet={ordered.areaSqft ?? undefined}
          pricedFreightCents={ordered.freightCents ?? undefined}
        />
        <Checkbox
          {...form.register('prepaid')}
          label="Pay in full before fabrication"
          hint="Works with any terms and needs no open credit."
        />
        {placing.failure?.kind === 'totalChanged' ? (
          <SendAlert title="Not placed" failure={{ kind: 'failed', sentence: totalWords(placing.failure) }} />
        ) : (
          <SendAlert title="Not placed" failure={placing.failure} />
        )}
        <Stack direction="row" gap={3}>
          <Button type="submit" variant="primary" pending={placing.busy} pendingText="Finding your shop...">
            Place Order
          </Button>
          {wayOut ? <Button href={wayOut.href}>{wayOut.label}</Button> : null}
        </Stack>
      </Stack>
    </form>
  )
}

const totalWords = ({ submitted, expected }: { readonly submitted: number; readonly expected: number }) =>
  `Prices changed since you opened the configurator: it showed ${dollars(submitted)}, now it is ${dollars(expected)}. Open it again to see what changed.`
