import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Stat } from '@framewell/design-system/elements/stat/Stat'
import { StatRow } from '@framewell/design-system/elements/stat/StatRow'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'

import { SQUARE_FEET_PER_UNIT, usesOfWeeks, usesText } from '@framewell/domain/network/capacityWeek'
import { type OwnShop, setOwnCapacityWeek, setOwnWeeklyCapacity } from '@framewell/domain/network/ownShopCalls'
import { figure } from '@framewell/domain/numbers/figure'
import { CapacityCalendar } from '@framewell/remote-kit/network/CapacityCalendar'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { ownShopQuery } from './ownShopQueries'

/** Planning horizons a shop can choose. */
const AHEAD = [
  { label: 'This week', weeks: 1 },
  { label: 'The next 4 weeks', weeks: 4 },
  { label: 'The next 13 weeks', weeks: 13 },
] as const

/** The shop's weekly capacity, and reductions for single weeks. */
export const OwnCapacity = ({ shop }: { shop: OwnShop }) => {
  const queries = useQueryClient()
  const { queryKey } = ownShopQuery(useGuardedCall())
  return (
    <Stack gap={8}>
      <StatRow>
        {AHEAD.map(({ label, weeks }) => {
          const ahead = shop.weeks.slice(0, weeks)
          const capacity = ahead.reduce((sum, week) => sum + week.capacityUnits, 0)
          const uses = usesOfWeeks(ahead)
          return (
            <Stat
              key={label}
              label={label}
              value={figure(uses.find(({ use }) => use === 'free')?.units ?? 0)}
              detail={`units free of ${figure(capacity)}: ${usesText(uses)}`}
            />
          )
        })}
      </StatRow>
      <WeeklyCapacity shop={shop} />
      <Stack gap={4}>
        <Heading level={2} size={4}>
          The next {shop.weeks.length} weeks
        </Heading>
        <CapacityCalendar
          weeks={shop.weeks}
          setWeek={(api, week, how) => api(setOwnCapacityWeek, week, how)}
          onSettled={() => void queries.invalidateQueries({ queryKey })}
        />
      </Stack>
    </Stack>
  )
}

/** A blank number is missing, not 0. */
const typed = z
  .object({ weeklyCapacity: z.string() })
  .transform(({ weeklyCapacity }): unknown => ({ weeklyCapacity: weeklyCapacity.trim() || undefined }))
  .pipe(z.preprocess((input) => input, setOwnWeeklyCapacity.input))

const WeeklyCapacity = ({ shop }: { shop: OwnShop }) => {
  const shell = useShell()
  const queries = useQueryClient()
  const { queryKey } = ownShopQuery(useGuardedCall())
  const form = useForm<{ weeklyCapacity: string }, unknown, z.output<typeof setOwnWeeklyCapacity.input>>({
    resolver: zodResolver(typed),
    values: { weeklyCapacity: String(shop.weeklyCapacity) },
  })
  const { errors, isDirty } = form.formState
  const saving = useSend(setOwnWeeklyCapacity, {
    form: onForm(form, ['weeklyCapacity']),
    onSent: (answer) => {
      queries.setQueryData(queryKey, answer)
      shell.toast({ title: 'Capacity saved', tone: 'success' })
    },
  })
  return (
    <form noValidate aria-label="Weekly capacity" onSubmit={form.handleSubmit((input) => void saving.send(input))}>
      <Stack gap={3} style={{ maxWidth: 'var(--measure-form)' }}>
        <Stack direction="row" gap={3} align="end">
          <TextField
            {...form.register('weeklyCapacity')}
            label="A full week makes"
            suffix="units"
            inputMode="numeric"
            error={errors.weeklyCapacity?.message}
          />
          <Button
            type="submit"
            pending={saving.busy}
            pendingText="Saving..."
            disabledReason={isDirty ? null : 'Type another number of units first.'}
          >
            Save
          </Button>
        </Stack>
        <Text size="small" tone="muted">
          A unit is {SQUARE_FEET_PER_UNIT} sq ft of framed floor.
        </Text>
        <SendAlert failure={saving.failure} />
      </Stack>
    </form>
  )
}
