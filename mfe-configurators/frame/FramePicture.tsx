import { Disclosure } from '@framewell/design-system/elements/disclosure/Disclosure'
import { Text } from '@framewell/design-system/elements/text/Text'
import { media } from '@framewell/design-system/tokens/breakpoint'
import type { CatalogPlan } from '@framewell/domain/catalog/catalogPlan'
import { FrameDrawing } from '@framewell/remote-kit/drawing/FrameDrawing'
import { later } from '@framewell/remote-kit/shell/later'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useDeferredValue } from 'react'
import { styled } from 'styled-components'
import type { ConfiguredFrame } from './configuredFrame'
import { modelOf, smallIsometric } from './configuredModel'
import type { FrameViewerProps } from './FrameViewer'

/** The viewer loads with the first frame; until then the drawing paper is shown. */
const Viewer = later<FrameViewerProps>(
  async () => (await import('./FrameViewer')).FrameViewer,
  () => <Paper />,
)

/** Preloads the frame viewer, for screens that show a frame from the start. */
export const preloadFrame = () => Viewer.ready()

interface FramePictureProps extends Pick<FrameViewerProps, 'applyFix'> {
  frame: ConfiguredFrame | null
  empty?: string
}

/** The configured building's frame; before there is one, empty drawing paper. It updates after the selection itself has rendered. */
export const FramePicture = ({ frame: chosen, empty, applyFix }: FramePictureProps) => {
  const frame = useDeferredValue(chosen)
  if (!frame) {
    return (
      <Paper>
        <Text size="small" tone="muted">
          {empty}
        </Text>
      </Paper>
    )
  }
  return (
    <div>
      <Viewer layout={frame.layout} label={frame.label} applyFix={applyFix} {...(frame.listed && { listed: frame.listed })} />
      {frame.assumptions.length > 0 ? (
        <Disclosure summary="An estimate: what we assumed">
          <Assumptions>
            {frame.assumptions.map((assumption) => (
              <li key={assumption}>{assumption}</li>
            ))}
          </Assumptions>
        </Disclosure>
      ) : null}
    </div>
  )
}

interface FrameThumbnailProps extends Omit<FramePictureProps, 'applyFix'> {
  /** Beside the frame. */
  caption?: string | undefined
  /** The frame is of this plan. As the catalog lists it, it is shown from the site's file. */
  plan?: CatalogPlan
}

/** A small static version of the frame. */
export const FrameThumbnail = ({ frame: chosen, empty, caption, plan }: FrameThumbnailProps) => {
  const { planDrawing } = useShell()
  const frame = useDeferredValue(chosen)
  const isListed = plan && JSON.stringify(frame?.layout) === JSON.stringify(plan.layout)
  const drawing = frame ? smallIsometric(modelOf(frame.layout)) : null
  return (
    <Paper>
      {drawing ? (
        <>
          <FrameDrawing
            drawing={drawing}
            file={isListed ? planDrawing?.(plan.id, 'small') : undefined}
            size="small"
            aria-label={`${frame?.label}: ${drawing.title}`}
          />
          {caption ? (
            <Text size="small" tone="muted">
              {caption}
            </Text>
          ) : null}
        </>
      ) : (
        <Text size="small" tone="muted">
          {empty}
        </Text>
      )}
    </Paper>
  )
}

const Paper = styled.div`
  display: grid;
  grid-auto-flow: column;
  gap: var(--space-3);
  place-items: center;
  justify-content: center;
  min-height: 16rem;
  padding: var(--space-5);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  background:
    linear-gradient(var(--color-line-faint) 1px, transparent 1px) 0 0 / 100% var(--space-5),
    linear-gradient(90deg, var(--color-line-faint) 1px, transparent 1px) 0 0 / var(--space-5) 100%,
    var(--color-paper);
  text-align: center;

  ${media.phone} {
    /* Equal height with and without a frame, so that the first choice shifts nothing below it. */
    height: calc(6rem + 2 * var(--space-3));
    min-height: 0;
    padding: var(--space-3);
    overflow: hidden;
  }
  & > svg {
    height: 9rem;

    ${media.phone} {
      height: 100%;
      min-height: 0;
    }
  }
`

const Assumptions = styled.ul`
  padding-left: var(--space-4);
  font-size: var(--text-small);
`
