import { FrameDrawing } from '@framewell/remote-kit/drawing/FrameDrawing'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { DrawnPlan } from './drawnPlan'

/** The picture an editor chose; without one, or when it fails to load, the frame drawing. */
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
  position: relative;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-bottom: 1px solid var(--color-line);
  background: var(--color-sunken);

  & > svg {
    position: absolute;
    inset: var(--space-4);
    width: calc(100% - 2 * var(--space-4));
    height: calc(100% - 2 * var(--space-4));
  }
`

const Photo = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`
