import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { Stat } from '@framewell/design-system/elements/stat/Stat'
import { StatRow } from '@framewell/design-system/elements/stat/StatRow'
import { Table, type TableColumn } from '@framewell/design-system/elements/table/Table'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { planWaitingProjects } from '@framewell/domain/network/routingCalls'
import { MILES_PER_WEEK } from '@framewell/domain/network/weekPlan'
import { figure } from '@framewell/domain/numbers/figure'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useState } from 'react'
import { percent } from './scorePartWords'

type Plan = CallOutput<typeof planWaitingProjects>
type Placed = Plan['projects'][number]['together']

const PERIODS = [7, 14, 28].map((days) => ({ value: String(days), label: `Routed in the last ${days} days` }))

/** A plan of all projects waiting for a slot, compared with routing them one by one. Nothing is reserved or saved. */
export const WaitingPlan = () => {
  const [days, setDays] = useState('7')
  const plan = useSend(planWaitingProjects)
  return (
    <Stack gap={5}>
      <Text tone="muted" measured>
        Assigns all projects that wait for a confirmed slot to shops together, instead of one after the other. As many as possible are
        placed; then miles to the site and weeks of waiting count, a week like {MILES_PER_WEEK} miles. It takes up to a minute and changes
        nothing.
      </Text>
      <Stack direction="row" gap={3} align="end">
        <SelectField label="Projects" options={PERIODS} value={days} onChange={(event) => setDays(event.target.value)} />
        <Button pending={plan.busy} pendingText="Planning..." onClick={() => void plan.send({ days: Number(days) })}>
          Plan them together
        </Button>
      </Stack>
      <SendAlert failure={plan.failure} title="Not planned" />
      {plan.answer && !plan.busy ? <PlanResult plan={plan.answer} /> : null}
    </Stack>
  )
}

const SOLVER_WORDS: Readonly<Record<Plan['solver'], string>> = {
  optimal: 'No better plan exists for these projects and the shops near them.',
  'best so far': 'The planning time ran out: this is the best plan found.',
  none: 'No plan we found beats routing one after the other.',
}

/** The optimality gap of a plan that hit its time limit. */
const gapText = (gap: number | null) =>
  gap === null ? '' : ` At most ${percent(gap)} of its miles and weeks could be saved by a better one with the shops near these projects.`

const PlanResult = ({ plan: { projects, alone, together, saving, solver, gap, seconds } }: { plan: Plan }) =>
  projects.length === 0 ? (
    <Text role="status">No project is waiting for a slot.</Text>
  ) : (
    <Stack gap={4}>
      <StatRow role="status">
        <Stat label="Projects placed" value={together.placed} detail={`of ${projects.length}, one after the other ${alone.placed}`} />
        <Stat label="Miles in all" value={figure(together.miles, 0)} detail={difference(saving.miles, 'miles', alone.miles)} />
        <Stat label="Weeks of waiting" value={figure(together.weeks, 1)} detail={difference(saving.weeks, 'weeks', alone.weeks)} />
        <Stat label="Mean score" value={scoreOf(together.averageScore)} detail={`one after the other ${scoreOf(alone.averageScore)}`} />
      </StatRow>
      <Text size="compact">
        {SOLVER_WORDS[solver]}
        {gapText(gap)} Planned in {figure(seconds, 1)} seconds.
      </Text>
      <Table caption="Waiting projects and their shops" columns={columns} rows={projects} rowKey={({ projectId }) => projectId} />
    </Stack>
  )

const scoreOf = (score: number | null) => (score === null ? 'Unknown' : percent(score))
const difference = (saved: number, unit: string, alone: number) =>
  `${saved < 0 ? `${figure(-saved, 1)} ${unit} more` : `${figure(saved, 1)} ${unit} saved`} (one after the other ${figure(alone, 1)})`

const placeWords = (placed: Placed) =>
  placed
    ? `${placed.name}, ${figure(placed.miles, 0)} miles, by the week of ${longDate(placed.slots.at(-1)?.week ?? '')}`
    : 'No shop could take it'

const columns: readonly TableColumn<Plan['projects'][number]>[] = [
  {
    id: 'project',
    header: 'Project',
    onPhone: 'title',
    cell: ({ projectId, units }) => (
      <>
        {projectId} <small>{units} units</small>
      </>
    ),
  },
  { id: 'due', header: 'Delivery', cell: ({ requiredDeliveryBy }) => longDate(requiredDeliveryBy) },
  { id: 'alone', header: 'One after the other', cell: ({ alone }) => placeWords(alone) },
  {
    id: 'together',
    header: 'Together',
    cell: ({ alone, together }) =>
      alone?.fabricatorId === together?.fabricatorId ? placeWords(together) : <strong>{placeWords(together)}</strong>,
  },
]
