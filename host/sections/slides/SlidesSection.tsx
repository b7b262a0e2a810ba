import { Button } from '@framewell/design-system/elements/button/Button'
import { media } from '@framewell/design-system/tokens/breakpoint'
import type { SectionOf } from '@framewell/domain/content/sections'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import type { Drawings } from '../../shell/view'
import { Actions } from '../Actions'
import { SectionBand } from '../SectionBand'
import { Slide } from './Slide'
import { SlideShow } from './SlideShow'
import { SlideSteps } from './SlideSteps'

/**
 * A carousel that advances automatically. A pointer or focus on it, a hidden tab and the pause button hold it; with reduced motion, the
 * visitor starts it. Without JavaScript the slides are stacked.
 */
export const SlidesSection = ({ section, drawings }: { section: SectionOf<'slides'>; drawings: Drawings }) => {
  const count = section.slides.length
  const [show] = useState(() => new SlideShow(count))
  const { slide, playing, byVisitor } = useShow(show)
  const track = useRef<HTMLDivElement>(null)
  const alive = useAutoplay(show)
  useEffect(() => {
    const element = track.current
    element?.scrollTo({ left: slide * element.clientWidth, behavior: 'instant' })
  }, [slide])
  const follow = () => {
    const element = track.current
    if (!element) return
    const seen = Math.round(element.scrollLeft / Math.max(1, element.clientWidth))
    if (seen !== show.get().slide) show.goTo(seen)
  }
  return (
    <SectionBand section={section} space="tight">
      <Frame
        role="group"
        aria-roledescription="carousel"
        aria-label={section.heading ?? 'Slides'}
        onKeyDown={(event) => moveByKey(event, show)}
        onPointerEnter={(event) => event.pointerType === 'mouse' && show.hold('pointer')}
        onPointerLeave={() => show.release('pointer')}
        onFocus={() => show.hold('focus')}
        onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || show.release('focus')}
      >
        <Track ref={track} role="group" aria-label="Slides" tabIndex={0} onScroll={alive ? follow : undefined}>
          {section.slides.map((content, index) => (
            <Slide
              key={content.label}
              slide={content}
              place={`${index + 1} of ${count}`}
              headed={Boolean(section.heading)}
              drawings={drawings}
              away={alive && index !== slide}
            />
          ))}
        </Track>
        <Controls data-slide-controls>
          <Button
            size="small"
            icon={playing ? <Pause size={16} /> : <Play size={16} />}
            onClick={playing ? show.pause : show.play}
            data-pause
          >
            {playing ? 'Pause' : 'Play'}
          </Button>
          <SlideSteps show={show} labels={section.slides.map(({ label }) => label)} />
          <Ends>
            <Button size="small" icon={<ChevronLeft size={16} />} onClick={show.previous}>
              Previous
            </Button>
            <Button size="small" icon={<ChevronRight size={16} />} onClick={show.next}>
              Next
            </Button>
          </Ends>
        </Controls>
        <p className="visually-hidden" aria-live="polite">
          {byVisitor ? `Slide ${slide + 1} of ${count}: ${section.slides[slide]?.title ?? ''}` : ''}
        </p>
      </Frame>
      <Actions actions={section.actions} />
    </SectionBand>
  )
}

/** The state that changes per slide. Progress, which changes ten times a second, is tracked by the step buttons only. */
function useShow(show: SlideShow) {
  const slide = useSyncExternalStore(
    show.subscribe,
    () => show.get().slide,
    () => 0,
  )
  const playing = useSyncExternalStore(
    show.subscribe,
    () => show.get().playing,
    () => false,
  )
  const byVisitor = useSyncExternalStore(
    show.subscribe,
    () => show.get().byVisitor,
    () => false,
  )
  return { slide, playing, byVisitor }
}

/** Starts the show after hydration unless the visitor prefers reduced motion, and holds it while the tab is hidden. */
function useAutoplay(show: SlideShow): boolean {
  const [alive, setAlive] = useState(false)
  useEffect(() => {
    setAlive(true)
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) show.play()
    const watch = () => (document.hidden ? show.hold('hidden') : show.release('hidden'))
    document.addEventListener('visibilitychange', watch)
    return () => {
      document.removeEventListener('visibilitychange', watch)
      show.stop()
    }
  }, [show])
  return alive
}

function moveByKey(event: KeyboardEvent, show: SlideShow): void {
  const move = { ArrowRight: show.next, ArrowLeft: show.previous }[event.key]
  if (!move) return
  event.preventDefault()
  move()
}

const Frame = styled.div`
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  background: var(--color-surface);
  overflow: hidden;
`

const Track = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  &:focus-visible {
    outline: var(--stroke-focus) solid var(--color-steel);
    outline-offset: calc(-1 * var(--stroke-focus));
  }
  @media (scripting: none) {
    grid-auto-flow: row;
    overflow: visible;
  }
  @media print {
    grid-auto-flow: row;
    overflow: visible;
  }
`

const Controls = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-4) var(--space-6);
  align-items: center;
  padding: var(--space-4) var(--space-7);
  border-top: 1px solid var(--color-line);

  & > [data-pause] {
    min-width: 6.25rem;
  }
  ${media.phone} {
    grid-template-columns: auto 1fr;
    padding: var(--space-4);

    & > ol {
      grid-row: 1;
      grid-column: 1 / -1;
    }
  }
  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
`

const Ends = styled.div`
  display: flex;
  gap: var(--space-2);
  justify-content: flex-end;

  /* Text only where space is tight. */
  ${media.phone} {
    & [aria-hidden] {
      display: none;
    }
  }
`
