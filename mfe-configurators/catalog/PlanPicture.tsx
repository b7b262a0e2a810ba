import type { CatalogPlan } from '@framewell/domain/catalog/catalogPlan'
import { useState } from 'react'
import { styled } from 'styled-components'
import { PlanDrawing } from './PlanDrawing'

/** The one picture an editor chose; without one, with pictures to compare, or when it fails to load, the frame drawing. */
export const PlanPicture = ({ plan }: { plan: CatalogPlan }) => {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <Paper>
      {plan.imageUrl && !plan.views && plan.imageUrl !== broken ? (
        <Photo src={plan.imageUrl} alt={plan.name} loading="lazy" onError={() => setBroken(plan.imageUrl)} />
      ) : (
        <PlanDrawing plan={plan} view="small" />
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
