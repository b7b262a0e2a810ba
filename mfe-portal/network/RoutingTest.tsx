import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Card } from '@framewell/design-system/elements/card/Card'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { ASSIGNABLE_TIERS } from '@framewell/domain/credit/tier'
import { randomKey } from '@framewell/domain/http/sending/randomKey'
import { PRODUCTION_NETWORK_WORDS } from '@framewell/domain/network/directoryCalls'
import { NEW_SHOP } from '@framewell/domain/network/earnedQuality'
import { ROUTING_TEST_DEFAULTS, type RoutingResult, routingRequestSchema, selectFabricator } from '@framewell/domain/network/routingCalls'
import { percent } from '@framewell/domain/numbers/figure'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'

const schema = routingRequestSchema.pick({ builderTier: true, location: true, volumeEstimate: true })
const FIELDS = ['builderTier', 'location.lat', 'location.lng', 'volumeEstimate'] as const
const DAY_MS = 86_400_000

/** Routes a sample project 60 days ahead and shows which shop would get it and why. */
export const RoutingTest = () => {
  const { toast } = useShell()
  const { builderTier, lat, lng, volumeEstimate } = ROUTING_TEST_DEFAULTS
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { builderTier, location: { lat, lng }, volumeEstimate } })
  const routing = useSend(selectFabricator, {
    form: onForm(form, FIELDS),
    onSent: () => {
      toast({ title: 'Success', description: PRODUCTION_NETWORK_WORDS.routed, tone: 'success' })
    },
    onFailed: () => toast({ title: 'Error', description: PRODUCTION_NETWORK_WORDS.routingFailed, tone: 'destructive' }),
  })
  const { errors } = form.formState
  const submit = form.handleSubmit((wish) => {
    const requiredDeliveryBy = new Date(Date.now() + ROUTING_TEST_DEFAULTS.deliveryDays * DAY_MS).toISOString()
    void routing.send({ ...wish, projectId: `test-${randomKey().slice(0, 8)}`, requiredDeliveryBy })
  }, routing.reset)

  return (
    <Card padding="large">
      <Stack gap={5}>
        <Heading level={2} size={4}>
          Test Smart Routing
        </Heading>
        <form noValidate onSubmit={submit}>
          <FieldGroup columns={2} style={{ alignItems: 'end' }}>
            <SelectField
              label="Builder tier"
              options={optionsOf(ASSIGNABLE_TIERS)}
              error={errors.builderTier?.message}
              {...form.register('builderTier')}
            />
            <TextField
              label="Volume estimate"
              hint="Units of 100 sq ft"
              inputMode="numeric"
              error={errors.volumeEstimate?.message}
              {...form.register('volumeEstimate')}
            />
            <TextField label="Latitude" inputMode="text" error={errors.location?.lat?.message} {...form.register('location.lat')} />
            <TextField label="Longitude" inputMode="text" error={errors.location?.lng?.message} {...form.register('location.lng')} />
          </FieldGroup>
          <Button type="submit" variant="primary" pending={routing.busy} pendingText="Routing..." style={{ marginTop: 'var(--space-5)' }}>
            Test Routing
          </Button>
        </form>
        {routing.failure && routing.failure.kind !== 'totalChanged' ? (
          <Alert tone="warn" live="polite">
            {routing.failure.sentence}
          </Alert>
        ) : null}
        {routing.answer && !routing.failure ? <Routed result={routing.answer.result} /> : null}
      </Stack>
    </Card>
  )
}

const Routed = ({ result: { primaryOperator, rationale, fallbackOperators } }: { result: RoutingResult }) => (
  <Stack gap={4} role="status">
    <Stack gap={1}>
      <Heading level={3} size={4}>
        {primaryOperator.name}
      </Heading>
      <Text tone="muted">
        {primaryOperator.distance} miles, score {percent(primaryOperator.routingScore)}{' '}
        {rationale.tierBonusApplied ? <Badge tone="preferred">Tier boost applied</Badge> : null}
      </Text>
    </Stack>
    <Text>{rationale.explanation}</Text>
    <DescriptionList
      variant="figures"
      items={[
        { term: 'Proximity', detail: percent(rationale.proximityScore) },
        { term: 'Capacity', detail: percent(rationale.capacityScore) },
        { term: 'Quality', detail: rationale.isNewShop ? NEW_SHOP : percent(rationale.qualityScore) },
        { term: 'Price', detail: percent(rationale.priceScore) },
        { term: 'Tier boost', detail: rationale.tierBonusApplied ? 'Applied' : 'Not applied' },
      ]}
    />
    {fallbackOperators.length > 0 ? (
      <DescriptionList
        items={fallbackOperators.map(({ id, name, distance, routingScore }, at) => ({
          key: id,
          term: `Fallback ${at + 1}`,
          detail: `${name}, ${distance} miles, score ${percent(routingScore)}`,
        }))}
      />
    ) : null}
  </Stack>
)
