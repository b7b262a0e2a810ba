import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Card } from '@framewell/design-system/elements/card/Card'
import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { DIRECTORY_PARTNER_KIND_WORDS } from '@framewell/domain/network/applicationOptions'
import type { DirectoryPartner } from '@framewell/domain/network/directoryApplication'
import { ownListingFormSchema, updateOwnListing } from '@framewell/domain/network/ownListingCalls'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { ownListingsQuery } from './ownShopQueries'

/** The partner's own directory listings, with what its members may change. */
export const OwnListings = ({ listings }: { listings: readonly DirectoryPartner[] }) => (
  <Stack gap={5}>
    <Text tone="muted" measured>
      This is what builders see about you in the <Link href="/network-partners">partner directory</Link>. We checked your name, kind and
      location when you joined: write to us to change them.
    </Text>
    {listings.map((listing) => (
      <Listing key={listing.id} listing={listing} />
    ))}
  </Stack>
)

const FIELDS = ['phone', 'email', 'specialties', 'experience'] as const

const Listing = ({ listing }: { listing: DirectoryPartner }) => {
  const { id, businessName, partnerType, location, verified, phone, email, specialties, experience } = listing
  const { call, toast } = useShell()
  const queries = useQueryClient()
  const form = useForm({
    defaultValues: { phone, email, specialties: specialties.join(', '), experience },
    resolver: zodResolver(ownListingFormSchema),
  })
  const { errors } = form.formState
  const update = useSend(updateOwnListing, {
    form: onForm(form, FIELDS),
    onSent: () => {
      form.reset(form.getValues())
      toast({ title: 'Entry saved', description: 'The directory shows it now.', tone: 'success' })
      void queries.invalidateQueries({ queryKey: ownListingsQuery(call).queryKey })
    },
  })
  return (
    <Card>
      <form noValidate onSubmit={form.handleSubmit((facts) => void update.send({ id, ...facts }))}>
        <Stack gap={5}>
          <Stack gap={1}>
            <Stack direction="row" gap={3} align="center">
              <Heading level={2} size={4}>
                {labelOf(DIRECTORY_PARTNER_KIND_WORDS, partnerType)}
              </Heading>
              {verified ? <Badge tone="ok">Listed</Badge> : <Badge tone="warn">Not listed right now</Badge>}
            </Stack>
            <Text size="compact" tone="muted">
              {businessName}, {location}
            </Text>
          </Stack>
          <FieldGroup columns={2}>
            <TextField type="tel" label="Phone" autoComplete="tel" optional error={errors.phone?.message} {...form.register('phone')} />
            <TextField type="email" label="Email" autoComplete="email" required error={errors.email?.message} {...form.register('email')} />
          </FieldGroup>
          <TextField
            label="Specialties"
            hint="Separate with commas; the first two appear on your card"
            optional
            error={errors.specialties?.message}
            {...form.register('specialties')}
          />
          <TextArea label="Experience" rows={4} optional error={errors.experience?.message} {...form.register('experience')} />
          {update.failure && update.failure.kind !== 'totalChanged' ? (
            <Alert tone="bad" title="Not saved" live="assertive">
              {update.failure.sentence}
            </Alert>
          ) : null}
          <div>
            <Button type="submit" variant="primary" pending={update.busy} pendingText="Saving...">
              Save entry
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
