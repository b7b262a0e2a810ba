import type { ComponentPropsWithRef, ElementType } from 'react'
import { styled } from 'styled-components'
import { media } from '../../tokens/breakpoint'
import { Container, type ContainerProps } from './Container'

export interface SectionProps extends ComponentPropsWithRef<'section'> {
  as?: ElementType
  /** `ink` turns on the dark theme inside; `grid` is drawing paper. */
  tone?: 'paper' | 'surface' | 'sunken' | 'ink' | 'grid'
  space?: 'base' | 'tight' | 'none'
  measure?: ContainerProps['measure']
  /** A hairline below, when the next section has the same background. */
  ruled?: boolean
}

/** A page band with generous spacing and content at page width. */
export const Section = ({ tone = 'paper', space = 'base', measure, ruled = false, children, ...rest }: SectionProps) => (
  <Band data-tone={tone} data-space={space} data-ruled={ruled || undefined} data-theme={tone === 'ink' ? 'dark' : undefined} {...rest}>
    <Container measure={measure}>{children}</Container>
  </Band>
)

const Band = styled.section`
  &[data-space='base'] {
    padding-block: var(--space-18);
  }
  &[data-space='tight'] {
    padding-block: var(--space-14);
  }
  ${media.tablet} {
    &[data-space='base'],
    &[data-space='tight'] {
      padding-block: var(--space-12);
    }
  }
  /* Two bands on one ground are parted by one band's room. */
  [data-tone='paper'][data-space='base'] + &[data-tone='paper'][data-space='base'] {
    padding-top: 0;
  }
  &[data-tone='surface'] {
    border-block: 1px solid var(--color-line);
    background: var(--color-surface);
  }
  &[data-tone='sunken'] {
    background: var(--color-sunken);
  }
  /* A blueprint sheet: distinct from the page in the dark theme too. */
  &[data-tone='ink'] {
    --color-paper: var(--color-sheet);
  }
  &[data-tone='grid'] {
    background:
      linear-gradient(var(--color-line-faint) 1px, transparent 1px) 0 0 / 100% var(--space-8),
      linear-gradient(90deg, var(--color-line-faint) 1px, transparent 1px) 0 0 / var(--space-8) 100%,
      var(--color-paper);
  }
  &[data-ruled],
  &[data-tone='grid'] {
    border-bottom: 1px solid var(--color-line);
  }
  ${media.phone} {
    &:not([data-space='none']) {
      padding-block: var(--space-7);
    }
  }
  ${media.handset} {
    &:not([data-space='none']) {
      padding-block: var(--space-4);
    }
  }
  @media print {
    &[data-space] {
      padding-block: var(--space-4);
    }
  }
`
