import { useState } from 'react'
import { styled } from 'styled-components'
import { FrameDrawing } from '../drawing/FrameDrawing'
import type { DrawnPlan } from './drawnPlan'

/** The picture an editor chose; without one, or when it does not load, the frame itself. */
export const PlanPicture = ({ drawn: { plan, drawing } }: { drawn: DrawnPlan }) => {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <Paper>
      {plan.imageUrl && plan.imageUrl !== broken ? (
        <Photo src={plan.imageUrl} alt={plan.name} loading="lazy" onError={() => setBroken(plan.imageUrl)} />
      ) : (
        <FrameDrawing drawing={drawing} size="small" aria-label={`${plan.name}: ${drawing.title}`} />
      )}
    </Paper>
  )
}

const Paper = styled.div`
  --drawing-paper: var(--color-sunken);
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  padding: var(--space-4);
  border-bottom: 1px solid var(--color-line);
  background: var(--color-sunken);

  & > svg {
    height: 100%;
    min-height: 0;
  }
`

const Photo = styled.img`
  width: calc(100% + 2 * var(--space-4));
  height: calc(100% + 2 * var(--space-4));
  margin: calc(-1 * var(--space-4));
  object-fit: cover;
`
