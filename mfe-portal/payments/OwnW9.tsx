import { Button } from '@framewell/design-system/elements/button/Button'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { TAX_CLASS_WORDS, TAX_CLASSES } from '@framewell/domain/payments/taxClass'
import { getOwnW9, submitW9, w9InputSchema } from '@framewell/domain/payments/w9Calls'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { PAYMENT_QUERIES } from './paymentQueries'

const QUERY = [...PAYMENT_QUERIES, 'w9'] as const
const FIELDS = ['name', 'businessName', 'taxClass', 'address', 'tin', 'signature'] as const

/** The shop's W-9, its number masked, and a form to sign one. */
export const OwnW9 = () => {
  const api = useGuardedCall()
  const read = useQuery({ queryKey: QUERY, queryFn: ({ signal }) => api(getOwnW9, {}, { signal }) })
  return (
    <Stack as="section" gap={4} align="start" aria-labelledby="own-w9">
      <Heading level={2} size={4} id="own-w9">
        W-9
      </Heading>
      <Reading read={read} loading="Loading your W-9" failure="Your W-9 could not be loaded">
        {({ w9 }) =>
          w9 ? (
            <DescriptionList
              items={[
                { term: 'Name', detail: [w9.name, w9.businessName].filter(Boolean).join(', ') },
                { term: 'Classification', detail: labelOf(TAX_CLASS_WORDS, w9.taxClass) },
                { term: 'Taxpayer number', detail: w9.maskedTin },
                { term: 'Address', detail: w9.address },
                { term: 'Signed', detail: `${w9.signedBy}, ${longDate(w9.signedOn)}` },
              ]}
            />
          ) : (
            <Text>None yet. We need it to report to the IRS what we pay your shop.</Text>
          )
        }
      </Reading>
      <W9Dialog />
    </Stack>
  )
}

const W9Dialog = () => {
  const { toast } = useShell()
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const form = useForm({
    resolver: zodResolver(w9InputSchema),
    defaultValues: { name: '', businessName: '', taxClass: 'individual' as const, address: '', tin: '', signature: '' },
  })
  const { errors } = form.formState
  const sending = useSend(submitW9, {
    words: { makes: 'W-9' },
    form: onForm(form, FIELDS),
    onSent: () => {
      toast({ title: 'W-9 signed', tone: 'success' })
      setOpen(false)
      form.reset()
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: PAYMENT_QUERIES }),
  })
  return (
    <Dialog
      title="W-9"
      description="The number is stored encrypted. Afterwards you and we see its last four digits; the file for the IRS has all of it."
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        sending.reset()
        form.reset()
      }}
      trigger={<Button>Fill in a W-9</Button>}
      footer={
        <Button
          variant="primary"
          pending={sending.busy}
          pendingText="Signing..."
          onClick={() => void form.handleSubmit((w9) => void sending.send(w9))()}
        >
          Sign the W-9
        </Button>
      }
    >
      <Stack gap={4}>
        <TextField label="Name, as on your tax return" error={errors.name?.message} {...form.register('name')} />
        <TextField label="Business name, if different" optional error={errors.businessName?.message} {...form.register('businessName')} />
        <SelectField
          label="Federal tax classification"
          options={optionsOf(TAX_CLASSES, TAX_CLASS_WORDS)}
          error={errors.taxClass?.message}
          {...form.register('taxClass')}
        />
        <TextField label="Address" hint="Street, city, state and ZIP code" error={errors.address?.message} {...form.register('address')} />
        <TextField
          label="Taxpayer number"
          hint="EIN like 12-3456789 or SSN like 123-45-6789"
          autoComplete="off"
          error={errors.tin?.message}
          {...form.register('tin')}
        />
        <Text size="small" tone="muted">
          Under penalties of perjury, I certify that this number is correct, that I am not subject to backup withholding, and that I am a
          U.S. person. If one of these is not so, send us a signed Form W-9 instead.
        </Text>
        <TextField
          label="Your name, as your signature"
          autoComplete="name"
          error={errors.signature?.message}
          {...form.register('signature')}
        />
        <SendAlert title="Not signed" failure={sending.failure} />
      </Stack>
    </Dialog>
  )
}
