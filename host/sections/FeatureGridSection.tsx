import { media } from '@framewell/design-system/tokens/breakpoint'
import type { SectionOf } from '@framewell/domain/content/sections'
import { styled } from 'styled-components'
import { Actions } from './Actions'
import { SectionBand } from './SectionBand'
import { SectionIcon } from './SectionIcon'
import { SideHeadLayout } from './SideHeadLayout'
import { scrollRow, threeInARow } from './scrollRow'

type Feature = SectionOf<'featureGrid'>['features'][number]

/** Short points in a grid, each under a hairline. They stack next to a heading with links, or when none has an icon. */
export const FeatureGridSection = ({ section }: { section: SectionOf<'featureGrid'> }) => {
  const features = section.features.map((feature) => (
    <li key={feature.title}>
      <FeatureCell feature={feature} headed={Boolean(section.heading)} />
    </li>
  ))
  if (section.heading && !section.intro && (section.actions.length > 0 || !section.features.some(({ icon }) => icon))) {
    return (
      <SectionBand section={{ id: section.id, anchor: section.anchor, tone: section.tone }}>
        <SideHeadLayout section={section}>
          <Grid data-columns="1">{features}</Grid>
        </SideHeadLayout>
      </SectionBand>
    )
  }
  return (
    <SectionBand section={section}>
      <Grid data-columns={section.columns} data-row={section.features.every(({ href }) => href) || undefined}>
        {features}
      </Grid>
      <Actions actions={section.actions} />
    </SectionBand>
  )
}

const FeatureCell = ({ feature, headed }: { feature: Feature; headed: boolean }) => {
  const Title = headed ? 'h3' : 'h2'
  return (
    <>
      {feature.icon ? <SectionIcon name={feature.icon} /> : null}
      <Title>{feature.href ? <a href={feature.href}>{feature.title}</a> : feature.title}</Title>
      <p>{feature.text}</p>
    </>
  )
}

const Grid = styled.ul`
  display: grid;
  gap: var(--space-8) var(--space-6);
  padding: 0;
  list-style: none;

  @media print {
    & > li {
      break-inside: avoid;
    }
  }

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    &[data-columns='1'] {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-5);
    }
    &[data-columns='1'] > li {
      display: grid;
      grid-template-columns: minmax(0, 3fr) minmax(0, 8fr);
      column-gap: var(--space-6);
    }
    &[data-columns='1'] p {
      margin-top: 0;
    }
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &[data-columns='4'] {
      grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr));
    }
    /* Four points go in one row where there is room, otherwise two by two, never three and one. */
    &[data-columns='4']:has(> :nth-child(4):last-child) {
      grid-template-columns: repeat(auto-fit, minmax(max(13rem, min(45%, (60rem - 100%) * 999)), 1fr));
    }
  }
  & > li {
    padding-top: var(--space-4);
    border-top: 1px solid var(--color-line);
  }
  & svg {
    margin-bottom: var(--space-3);
    color: var(--color-steel);
  }
  /* On a phone the icon is in the point's margin. */
  ${media.phone} {
    gap: var(--space-5);

    &:not([data-row]) > li:has(> svg) {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      column-gap: var(--space-4);
    }
    & > li > svg {
      grid-row: 1 / span 2;
    }
  }
  & h2,
  & h3 {
    font-size: var(--text-h4);
    line-height: var(--leading-heading);
    letter-spacing: var(--tracking-heading);
  }
  & h2 a,
  & h3 a {
    text-decoration: underline;
    text-decoration-color: var(--color-line);
    text-decoration-thickness: 2px;
  }
  & h2 a:hover,
  & h3 a:hover {
    text-decoration-color: var(--color-steel);
  }
  & p {
    margin-top: var(--space-2);
    color: var(--color-ink-muted);
    font-size: var(--text-compact);
  }
  &[data-row] {
    ${threeInARow}
  }
  ${scrollRow}
  ${media.handset} {
    &[data-row] svg {
      display: none;
    }
    /* Stacked points have their names in the margin. */
    &[data-columns='1'] {
      gap: 0;
    }
    &[data-columns='1'] > li {
      display: grid;
      grid-template-columns: 6rem minmax(0, 1fr);
      padding-block: var(--space-3);
    }
    &[data-columns='1'] > li > * {
      margin-top: 0;
      font-size: var(--text-compact);
    }
  }
`
