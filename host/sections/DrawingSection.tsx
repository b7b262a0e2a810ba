import { media } from '@framewell/design-system/tokens/breakpoint'
import type { SectionOf } from '@framewell/domain/content/sections'
import { styled } from 'styled-components'
import type { Drawings } from '../shell/view'
import { Actions } from './Actions'
import { DrawingParts } from './DrawingParts'
import { drawnKey } from './drawingKey'
import { FrameDrawing } from './FrameDrawing'
import { SectionBand } from './SectionBand'
import { SectionHead } from './SectionHead'

/** A drawing that Framewell generates, on a sheet, with a legend of its numbered parts beside it. */
export const DrawingSection = ({ section, drawings }: { section: SectionOf<'drawing'>; drawings: Drawings }) => {
  const key = drawnKey(drawings, section.subject, section.plan, 'full')
  const drawing = key ? drawings[key] : undefined
  const caption = section.caption || drawing?.caption
  const sheet =
    key && drawing ? (
      <Sheet>
        <Paper data-subject={section.subject}>
          <FrameDrawing drawing={drawing} drawingKey={key} />
        </Paper>
        {caption ? <figcaption>{caption}</figcaption> : null}
      </Sheet>
    ) : null
  const parts = section.parts.length > 0 ? <DrawingParts section={section} /> : null
  if (!section.bleed) {
    return (
      <SectionBand section={section}>
        <Layout data-parts={section.parts.length > 0 || undefined}>
          {sheet}
          {parts}
        </Layout>
        <Actions actions={section.actions} />
      </SectionBand>
    )
  }
  return (
    <SectionBand section={{ id: section.id, anchor: section.anchor, tone: section.tone }}>
      <Spread data-bleed data-subject={section.subject}>
        <div>
          <SectionHead section={section} />
          <Actions actions={section.actions} />
        </div>
        {sheet}
        {parts}
      </Spread>
    </SectionBand>
  )
}

const Layout = styled.div`
  display: grid;
  gap: var(--space-8) var(--space-12);
  align-items: start;

  ${media.tablet} {
    gap: var(--space-6) var(--space-8);
  }
  ${media.wide} {
    &[data-parts]:not([data-bleed]) {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    }
  }
`

/** The drawing runs to the page's edge beside the text, with its legend in a row below. */
const Spread = styled.div`
  display: grid;
  gap: var(--space-8) var(--space-10);
  align-items: center;

  ${media.desk} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);

    & > figure {
      margin-inline-end: calc((min(var(--measure-page), 100vw) - min(100vw, 100rem)) / 2);
    }
    & > ol {
      grid-column: 1 / -1;
    }
    /* Six parts go three by three, never four and two. */
    & > ol:has(> :nth-child(6):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    /* In the narrow text column the links are stacked. */
    & [data-actions] {
      flex-direction: column;
      align-items: flex-start;
    }
    & [data-actions] > [data-variant='plain'] {
      margin-inline-start: calc(-1 * var(--space-3));
    }
  }
  /* An exploded frame rises to the right over the whole width, with the text in the free corner. */
  @media (min-width: 1200px) {
    &[data-subject='exploded'] {
      grid-template-columns: minmax(0, 1fr);
      align-items: start;
    }
    &[data-subject='exploded'] > div {
      z-index: 1;
      grid-area: 1 / 1;
      justify-self: start;
      max-width: 24rem;
    }
    &[data-subject='exploded'] > figure {
      grid-area: 1 / 1;
      margin-inline: calc((min(var(--measure-page), 100vw) - min(100vw, 92rem)) / 2);
      padding-top: var(--space-12);
    }
    &[data-subject='exploded'] figcaption {
      margin-inline: auto 0;
      padding-inline-end: calc((min(100vw, 92rem) - min(var(--measure-page), 100vw)) / 2);
    }
  }
  & > ol {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
    gap: 0 var(--space-8);
  }
  ${media.upright} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: var(--space-6) var(--space-8);

    & > ol {
      grid-column: 1 / -1;
    }
    & [data-actions] {
      flex-direction: column;
      align-items: flex-start;
    }
    & [data-actions] > [data-variant='plain'] {
      margin-inline-start: calc(-1 * var(--space-3));
    }
  }
  ${media.handset} {
    gap: var(--space-5);

    & > figure > figcaption {
      font-size: var(--text-tiny);
    }
  }
  /* Four parts go in one row where there is room, otherwise two by two. */
  ${media.roomy} {
    & > ol:has(> :nth-child(4):last-child) {
      grid-template-columns: repeat(auto-fit, minmax(max(13rem, min(45%, (60rem - 100%) * 999)), 1fr));
    }
  }
  /* Side by side, no part is the last. */
  & > ol > li:last-child {
    border-bottom: 0;
  }
`

const Sheet = styled.figure`
  min-width: 0;

  & figcaption {
    max-width: var(--measure-text);
    margin-top: var(--space-3);
    color: var(--color-ink-subtle);
    font-size: var(--text-small);
    font-variant-numeric: tabular-nums;
    text-wrap: pretty;
  }
`

/** Drawing paper with margins. */
const Paper = styled.div`
  --drawing-paper: var(--color-surface);

  padding: var(--space-6);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  background: var(--color-surface);

  [data-bleed] & {
    --drawing-paper: var(--color-paper);

    padding: 0;
    border: 0;
    background: none;
  }
  &[data-subject='isometric'],
  &[data-subject='elevation'] {
    padding: var(--space-8) var(--space-6);
  }
  ${media.phone} {
    padding: var(--space-4) var(--space-3);
  }
`
