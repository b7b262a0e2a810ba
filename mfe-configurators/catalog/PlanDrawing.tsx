import type { CatalogPlan } from '@framewell/domain/catalog/catalogPlan'
import type { PlanDrawingView } from '@framewell/domain/releases/shell'
import { FrameDrawing, type FrameDrawingProps } from '@framewell/remote-kit/drawing/FrameDrawing'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { cardIsometric, modelOf, smallIsometric } from '../frame/configuredModel'

interface PlanDrawingProps extends Omit<FrameDrawingProps, 'drawing' | 'file' | 'size'> {
  plan: CatalogPlan
  view: PlanDrawingView
}

/** A catalog plan's frame, from the site's file of it where there is one. */
export const PlanDrawing = ({ plan, view, ...rest }: PlanDrawingProps) => {
  const { planDrawing } = useShell()
  const model = modelOf(plan.layout)
  const drawing = view === 'card' ? cardIsometric(model) : smallIsometric(model)
  return (
    <FrameDrawing
      drawing={drawing}
      file={planDrawing?.(plan.id, view)}
      size="small"
      aria-label={`${plan.name}: ${drawing.title}`}
      {...rest}
    />
  )
}
