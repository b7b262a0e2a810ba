import { Checkbox } from '@framewell/design-system/elements/checkbox/Checkbox'
import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { FieldSet } from '@framewell/design-system/elements/field-group/FieldSet'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { TIERS } from '@framewell/domain/credit/tier'
import { SCORE_PARTS } from '@framewell/domain/network/routeProject'
import type { RoutingPolicy } from '@framewell/domain/network/routingPolicy'
import type { UseFormReturn } from 'react-hook-form'
import { FreightLanes } from './FreightLanes'
import { SCORE_PART_WORDS } from './scorePartWords'
import type { TypedPolicy } from './typedPolicy'

/** All fields of a routing policy: weights, eligibility, lead time, engineering review and freight costs. */
export const PolicyFields = ({ form }: { form: UseFormReturn<TypedPolicy, unknown, RoutingPolicy> }) => {
  const { errors } = form.formState
  const field = (name: Exclude<keyof TypedPolicy, 'weights' | 'bonusTiers' | 'freightLanes' | 'reviewRequired'>) =>
    ({ inputMode: 'decimal', error: errors[name]?.message, ...form.register(name) }) as const
  return (
    <Stack gap={6}>
      <FieldSet
        legend="Weights"
        hint="Relative to one another, each from 0 to 1."
        error={errors.weights?.root?.message ?? errors.weights?.message}
      >
        <FieldGroup columns={3} pairs>
          {SCORE_PARTS.map((part) => (
            <TextField
              key={part}
              {...form.register(`weights.${part}`)}
              label={SCORE_PART_WORDS[part]}
              inputMode="decimal"
              error={errors.weights?.[part]?.message}
            />
          ))}
          <TextField {...field('tierBonus')} label="Tier bonus" />
        </FieldGroup>
      </FieldSet>
      <FieldSet legend="Tiers whose builders get preferred shops first" error={errors.bonusTiers?.message}>
        <Stack direction="row" gap={4}>
          {TIERS.map((tier) => (
            <Checkbox key={tier} {...form.register('bonusTiers')} value={tier} label={tier} />
          ))}
        </Stack>
      </FieldSet>
      <FieldSet legend="Cut-offs and prices">
        <FieldGroup columns={3} pairs>
          <TextField {...field('maxMiles')} label="Farthest shop" suffix="miles" />
          <TextField {...field('minQuality')} label="Least quality" hint="0 to 1" />
          <TextField {...field('bestUnitCents')} label="Best price of 100 sq ft" prefix="$" />
          <TextField {...field('worstUnitCents')} label="Worst price of 100 sq ft" prefix="$" />
        </FieldGroup>
      </FieldSet>
      <FieldSet
        legend="Lead time"
        hint="Business days. Fabrication starts after payment and engineering. Making, packing and loading follow each shop's own record once it has one."
      >
        <FieldGroup columns={3} pairs>
          <TextField {...field('fundingDays')} label="Order to deposit" suffix="days" inputMode="numeric" />
          <TextField {...field('engineeringDays')} label="Engineering" suffix="days" inputMode="numeric" />
          <TextField {...field('packingDays')} label="Packing" suffix="days" inputMode="numeric" />
          <TextField
            {...field('acceptanceDays')}
            label="Time to accept"
            hint="Then we look for another shop."
            suffix="days"
            inputMode="numeric"
          />
        </FieldGroup>
      </FieldSet>
      <FieldSet
        legend="Engineering review"
        hint="Applies to every order whose fabrication has not started. An order keeps the policy that its fabrication started under."
      >
        <Stack gap={4}>
          <Checkbox {...form.register('reviewRequired')} label="An engineer must approve an order before its fabrication starts" />
          <TextField {...field('reviewReason')} inputMode="text" label="Why, as builder and shop read it" />
        </Stack>
      </FieldSet>
      <FreightLanes form={form} />
    </Stack>
  )
}
