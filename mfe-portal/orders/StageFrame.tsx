import { labelOf } from '@framewell/domain/collections/labelOf'
import { ORDER_STAGE_LABELS, ORDER_STAGES, type OrderStage } from '@framewell/domain/orders/stages'
import { styled } from 'styled-components'

/** A gable wall in erection order: one member per stage. */
const MEMBERS: Readonly<Record<OrderStage, string>> = {
  qualification_approved: 'M6 58H94',
  order_placed: 'M8 58V30',
  fabrication_started: 'M92 58V30',
  fabrication_complete: 'M36 58V30 M64 58V30',
  kit_packaged: 'M6 30H94',
  in_transit: 'M3 33L50 6',
  delivered_to_site: 'M97 33L50 6',
  assembly_scheduled: 'M50 30V6',
  assembly_in_progress: 'M28 30L50 18 M72 30L50 18',
  completion_qa: 'M8 58L36 30 M92 58L64 30',
}

/** An order as a frame: members of completed stages are solid, the rest dashed. */
export const StageFrame = ({ stage }: { stage: OrderStage }) => {
  const reached = ORDER_STAGES.indexOf(stage)
  const finished = reached === ORDER_STAGES.length - 1
  return (
    <Sheet
      viewBox="0 0 100 64"
      role="img"
      aria-label={`Stage ${reached + 1} of ${ORDER_STAGES.length}: ${labelOf(ORDER_STAGE_LABELS, stage)}`}
    >
      {ORDER_STAGES.map((each, at) => (
        <path key={each} d={MEMBERS[each]} data-state={at < reached || finished ? 'stands' : at === reached ? 'current' : 'ahead'} />
      ))}
    </Sheet>
  )
}

const Sheet = styled.svg`
  width: 100%;
  height: auto;

  & path {
    fill: none;
    stroke: var(--color-steel);
    stroke-width: 2;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }
  & path[data-state='current'] {
    stroke: var(--color-signal);
    stroke-width: 2.5;
  }
  & path[data-state='ahead'] {
    stroke: var(--color-control-border);
    stroke-width: 1;
    stroke-dasharray: 3 3;
  }
`
