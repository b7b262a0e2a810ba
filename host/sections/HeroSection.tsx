import { Section } from '@framewell/design-system/elements/layout/Section'
import { Eyebrow } from '@framewell/design-system/elements/text/Eyebrow'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { media } from '@framewell/design-system/tokens/breakpoint'
import type { SectionOf } from '@framewell/domain/content/sections'
import { ResponsiveImage } from '@framewell/remote-kit/pictures/ResponsiveImage'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Drawings } from '../shell/view'
import { Actions } from './Actions'
import { AppFrame } from './AppFrame'
import { drawnKey } from './drawingKey'
import { FrameDrawing } from './FrameDrawing'

/** The top of a page: headline, primary action, and a picture or widget beside the text. */
export const HeroSection = ({ section, drawings }: { section: SectionOf<'hero'>; drawings: Drawings }) => {
  const picture = pictureOf(section, drawings)
  return (
    <Ground
      tone={section.tone === 'paper' ? 'grid' : section.tone}
      space="none"
      id={section.anchor ?? undefined}
      data-section={section.id}
      aria-labelledby={`heading-${section.id}`}
    >
      <Layout data-layout={layoutOf(section, picture)}>
        <div>
          {section.eyebrow ? <Eyebrow>{section.eyebrow}</Eyebrow> : null}
          <Title level={1} id={`heading-${section.id}`}>
            {section.title}
          </Title>
          {section.lead ? (
            <Lead size="lead" tone="muted">
              {section.lead}
            </Lead>
          ) : null}
          <Actions actions={section.actions} />
          {section.badges.length > 0 ? (
            <Badges>
              {section.badges.map((badge) => (
                <li key={badge}>{badge}</li>
              ))}
            </Badges>
          ) : null}
          {section.aside && section.picture !== 'media' ? picture : null}
        </div>
        {section.aside && section.picture !== 'media' ? null : picture}
        {section.aside ? (
          <Aside id={section.aside.anchor ?? undefined}>
            <AppFrame section={section.aside} />
          </Aside>
        ) : null}
      </Layout>
    </Ground>
  )
}

/** A widget or picture goes beside the text; with full-width text it goes below and takes the full width. A picture above a widget leads the page. */
function layoutOf(section: SectionOf<'hero'>, picture: ReactNode): 'aside' | 'lead' | 'picture' | 'spread' | 'words' {
  if (section.aside) return picture && section.picture === 'media' ? 'lead' : 'aside'
  if (!picture) return 'words'
  return section.bleed ? 'spread' : 'picture'
}

/** The visual beside or below the text; null when there is none. */
function pictureOf({ picture, media, drawing: subject, plan, bleed, aside }: SectionOf<'hero'>, drawings: Drawings): ReactNode {
  if (picture === 'media' && media) {
    return (
      <Figure>
        <ResponsiveImage media={media} sizes={aside ? '(max-width: 767px) 770px, 100vw' : '(max-width: 767px) 100vw, 620px'} eager />
      </Figure>
    )
  }
  const key = picture === 'frame' ? drawnKey(drawings, subject, plan, bleed ? 'full' : 'half') : null
  const drawing = key ? drawings[key] : undefined
  return key && drawing ? (
    <Figure>
      <FrameDrawing drawing={drawing} drawingKey={key} />
      <figcaption>{drawing.caption}</figcaption>
    </Figure>
  ) : null
}

const Ground = styled(Section)`
  position: relative;
  padding-block: var(--space-16);

  ${media.phone} {
    padding-block: var(--space-5) var(--space-6);
  }
`

const Layout = styled.div`
  --lead-height: clamp(13rem, 27vw, 32rem);
  display: grid;
  gap: var(--space-8) var(--space-14);
  align-items: start;

  & > * {
    min-width: 0;
  }
  /* The house is in the left third. */
  &[data-layout='lead'] > figure img {
    width: 100%;
    background: var(--color-sunken);
    height: var(--lead-height);
    object-fit: cover;
    object-position: 22% 50%;
  }
  ${media.wide} {
    /* Beside a form, the drawing's height lets both fit on one screen. */
    &[data-layout='aside'] figure {
      max-width: 31rem;
    }
    &:is([data-layout='aside'], [data-layout='lead']) {
      grid-template-columns: minmax(0, 1fr) minmax(20rem, 25.75rem);
    }
    /* The picture spans the page; the text follows below it, and the form starts on it. */
    &[data-layout='lead'] > figure {
      position: absolute;
      inset: 0 0 auto;
    }
    &[data-layout='lead'] > div:first-child {
      padding-top: calc(var(--lead-height) - var(--space-16) + var(--space-8));
    }
    &[data-layout='lead'] h1 {
      max-width: none;
      font-size: clamp(2.625rem, 3.9vw, 3.5rem);
    }
    &[data-layout='lead'] > figure + div {
      position: relative;
    }
    &[data-layout='picture'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      align-items: center;
    }
  }
  ${media.handset} {
    gap: var(--space-6);
  }
  ${media.upright} {
    &[data-layout='picture'] h1 {
      font-size: 3rem;
    }
  }
  /* The title is on the left with its text beside it. */
  ${media.desk} {
    &[data-layout='spread'] > div {
      display: grid;
      grid-template-rows: auto auto auto 1fr;
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      column-gap: var(--space-14);
    }
    &[data-layout='spread'] > div > * {
      grid-column: 2;
    }
    &[data-layout='spread'] > div > :is(p:first-child, h1) {
      grid-column: 1;
    }
    &[data-layout='spread'] > div > h1 {
      grid-row: 2 / -1;
    }
    &[data-layout='spread'] > div > h1 + p {
      grid-row: 2;
    }
    &[data-layout='spread'] > div > h1 + p + * {
      grid-row: 3;
    }
    &[data-layout='spread'] > div > h1 + p + * + * {
      grid-row: 4;
    }
  }
  @media (min-width: 768px) and (max-width: 1000px) {
    &:is([data-layout='aside'], [data-layout='lead']) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 24rem);
      column-gap: var(--space-6);
    }
    /* The form starts below the picture, which it would cover in part, beside the text. */
    &[data-layout='lead'] {
      --lead-height: 36vw;
    }
    &[data-layout='lead'] > figure + div {
      padding-top: calc(var(--lead-height) - var(--space-16) + var(--space-8));
    }
    &[data-layout='aside'] h1 {
      font-size: 2.625rem;
    }
  }
`

const Title = styled(Heading)`
  max-width: 9.23em;

  * + & {
    margin-top: var(--space-3);
  }
`

const Lead = styled(Text)`
  max-width: 36rem;
  margin-top: var(--space-5);
`

/** Laid out in columns so that line breaks do not depend on which font has loaded. */
const Badges = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(12.5rem, 1fr));
  gap: var(--space-1-5) var(--space-5);
  max-width: 44rem;
  margin-top: var(--space-6);
  padding: 0;
  color: var(--color-ink-muted);
  font-size: var(--text-small);
  font-weight: var(--weight-medium);
  list-style: none;

  & li {
    display: inline-flex;
    gap: var(--space-2);
    align-items: center;
  }
  & li::before {
    flex: none;
    width: 0.375rem;
    height: 0.375rem;
    background: var(--color-steel-bright);
    content: '';
  }
  /* Two per row on a phone. */
  ${media.handset} {
    grid-template-columns: auto 1fr;
    gap: var(--space-0-5) var(--space-3);
    margin-top: var(--space-4);
    font-size: var(--text-tiny);
  }
`

const Aside = styled.div`
  scroll-margin-top: var(--space-6);
`

const Figure = styled.figure`
  margin-top: var(--space-6);

  & figcaption {
    max-width: 34rem;
    margin-top: var(--space-2);
    color: var(--color-ink-subtle);
    font-size: var(--text-tiny);
    font-variant-numeric: tabular-nums;
    line-height: 1.45;
    text-wrap: pretty;
  }
  :is([data-layout='picture'], [data-layout='lead']) > & {
    margin-top: 0;
  }
`
