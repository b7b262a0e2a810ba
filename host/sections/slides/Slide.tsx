import { Eyebrow } from '@framewell/design-system/elements/text/Eyebrow'
import { Figure } from '@framewell/design-system/elements/text/Figure'
import { media } from '@framewell/design-system/tokens/breakpoint'
import type { SectionOf } from '@framewell/domain/content/sections'
import { styled } from 'styled-components'
import type { Drawings } from '../../shell/view'
import { planKey } from '../drawingKey'
import { FrameDrawing } from '../FrameDrawing'
import { SourceLine } from '../SourceLine'

type SlideContent = SectionOf<'slides'>['slides'][number]

interface SlideProps {
  readonly slide: SlideContent
  /** '2 of 4'. */
  readonly place: string
  readonly headed: boolean
  readonly drawings: Drawings
  /** Whether another slide is showing. */
  readonly away: boolean
}

/** One slide: its text, with a sourced figure or a plan's frame beside it. */
export const Slide = ({ slide, place, headed, drawings, away }: SlideProps) => {
  const Title = headed ? 'h3' : 'h2'
  const key = slide.plan ? planKey('card', slide.plan) : ''
  const drawing = drawings[key]
  return (
    <Layout role="group" aria-roledescription="slide" aria-label={`${place}: ${slide.label}`} inert={away}>
      <div>
        <Eyebrow>
          {place} · {slide.label}
        </Eyebrow>
        <Title>{slide.title}</Title>
        <p>{slide.text}</p>
        {slide.points.length > 0 ? (
          <ul>
            {slide.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ) : null}
      </div>
      <Side>
        {drawing ? <FrameDrawing drawing={drawing} drawingKey={key} /> : null}
        {slide.figure ? (
          <div>
            <Figure size="large">{slide.figure}</Figure>
            {slide.figureLabel ? <p>{slide.figureLabel}</p> : null}
            <SourceLine source={slide.source} />
          </div>
        ) : null}
      </Side>
    </Layout>
  )
}

const Layout = styled.div`
  display: grid;
  gap: var(--space-8) var(--space-14);
  align-items: center;
  padding: var(--space-12) var(--space-7);
  scroll-snap-align: start;

  & > * {
    min-width: 0;
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    min-height: 29rem;
    padding-inline: var(--space-14);
  }
  ${media.phone} {
    align-content: start;
    padding: var(--space-6) var(--space-5);
  }
  & h2,
  & h3 {
    max-width: 10.86em;
    margin-top: var(--space-3);
    font-family: var(--font-display);
    font-size: var(--text-h2);
    font-stretch: var(--width-display);
    font-weight: var(--weight-heavy);
    letter-spacing: var(--tracking-display);
    line-height: 1.12;
    text-wrap: balance;
  }
  & h2 + p,
  & h3 + p {
    max-width: 34rem;
    margin-top: var(--space-4);
    color: var(--color-ink-muted);
  }
  & ul {
    display: grid;
    gap: var(--space-2);
    margin-top: var(--space-5);
    padding: 0;
    font-size: var(--text-compact);
    list-style: none;
  }
  & li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-3);
  }
  & li::before {
    width: 0.375rem;
    height: 0.375rem;
    margin-top: 0.6em;
    background: var(--color-steel-bright);
    content: '';
  }
  @media (scripting: none) {
    & + & {
      border-top: 1px solid var(--color-line);
    }
  }
`

const Side = styled.div`
  --drawing-paper: var(--color-surface);

  display: grid;
  gap: var(--space-6);

  & > div > p:not(:last-child),
  & > div > span + p {
    margin-top: var(--space-2);
    color: var(--color-ink-muted);
    font-size: var(--text-small);
  }
  & > div > span[data-size] {
    font-size: var(--text-h1);
  }
  & svg {
    max-height: 17rem;
  }
`
