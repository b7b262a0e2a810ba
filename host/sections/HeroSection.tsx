import { Section } from '@framewell/design-system/elements/layout/Section'
import { Eyebrow } from '@framewell/design-system/elements/text/Eyebrow'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { media } from '@framewell/design-system/tokens/breakpoint'
import type { SectionOf } from '@framewell/domain/content/sections'
import { styled } from 'styled-components'
import type { Drawings } from '../shell/view'
import { Actions } from './Actions'
import { AppFrame } from './AppFrame'
import { subjectKey } from './drawingKey'
import { FrameDrawing } from './FrameDrawing'
import { ResponsiveImage } from './ResponsiveImage'

/** The top of a page: what it is about, what to do first, and a picture or a widget beside the words. */
export const HeroSection = ({ section, drawings }: { section: SectionOf<'hero'>; drawings: Drawings }) => {
  const picture = <HeroPicture section={section} drawings={drawings} />
  const hasPicture =
    section.picture === 'media' ? Boolean(section.media) : section.picture === 'frame' && drawingOf(section, drawings) !== null
  return (
    <Ground
      tone={section.tone === 'paper' ? 'grid' : section.tone}
      space="none"
      id={section.anchor ?? undefined}
      data-section={section.id}
      aria-labelledby={`heading-${section.id}`}
    >
      <Layout data-layout={section.aside ? 'aside' : hasPicture && !section.bleed ? 'picture' : 'words'}>
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
          {section.aside && hasPicture ? picture : null}
        </div>
        {section.aside ? (
          <Aside id={section.aside.anchor ?? undefined}>
            <AppFrame section={section.aside} />
          </Aside>
        ) : null}
        {!section.aside && hasPicture ? picture : null}
      </Layout>
    </Ground>
  )
}

function drawingOf(section: SectionOf<'hero'>, drawings: Drawings): string | null {
  const key = subjectKey(section.drawing, section.plan, section.bleed ? 'full' : 'half')
  if (drawings[key]) return key
  // A frame is named by the plan it shows, which the server chose.
  return section.plan ? null : (Object.keys(drawings).find((candidate) => key.endsWith(':') && candidate.startsWith(key)) ?? null)
}

const HeroPicture = ({ section, drawings }: { section: SectionOf<'hero'>; drawings: Drawings }) => {
  if (section.picture === 'media' && section.media) {
    return (
      <Figure>
        <ResponsiveImage media={section.media} sizes="(max-width: 767px) 100vw, 620px" eager />
      </Figure>
    )
  }
  const key = section.picture === 'frame' ? drawingOf(section, drawings) : null
  const drawing = key ? drawings[key] : undefined
  if (!key || !drawing) return null
  return (
    <Figure>
      <FrameDrawing drawing={drawing} drawingKey={key} />
      <figcaption>{drawing.caption}</figcaption>
    </Figure>
  )
}

const Ground = styled(Section)`
  padding-block: var(--space-16);

  ${media.phone} {
    padding-block: var(--space-8) var(--space-10);
  }
`

const Layout = styled.div`
  display: grid;
  gap: var(--space-8) var(--space-14);
  align-items: start;

  & > * {
    min-width: 0;
  }
  ${media.wide} {
    /* Beside a form the drawing is as tall as leaves both on one screen. */
    &[data-layout='aside'] figure {
      max-width: 31rem;
    }
    &[data-layout='aside'] {
      grid-template-columns: minmax(0, 1fr) minmax(20rem, 25.75rem);
    }
    &[data-layout='picture'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      align-items: center;
    }
  }
  @media (min-width: 768px) and (max-width: 1000px) {
    &[data-layout='aside'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

const Title = styled(Heading)`
  max-width: 17ch;

  * + & {
    margin-top: var(--space-3);
  }
`

const Lead = styled(Text)`
  max-width: 36rem;
  margin-top: var(--space-5);
`

/** In columns: where a line breaks must not depend on the font that has arrived. */
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
  }
  [data-layout='picture'] > & {
    margin-top: 0;
  }
`
