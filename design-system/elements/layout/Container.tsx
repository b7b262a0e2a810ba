import type { ComponentPropsWithRef, ElementType } from 'react'
import { styled } from 'styled-components'
import { media } from '../../tokens/breakpoint'

export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  as?: ElementType
  /** page 1200 px, wide 1360 px (configurators), text 65 characters, full for operators' tables. */
  measure?: 'page' | 'wide' | 'text' | 'full'
}

/** Centered content with the page's side margins. */
export const Container = ({ measure = 'page', ...rest }: ContainerProps) => <Frame data-measure={measure} {...rest} />

const Frame = styled.div`
  width: 100%;
  max-width: calc(var(--measure-page) + 2 * var(--space-6));
  margin-inline: auto;
  padding-inline: var(--space-6);

  &[data-measure='wide'] {
    max-width: calc(var(--measure-wide) + 2 * var(--space-6));
  }
  &[data-measure='text'] {
    max-width: calc(var(--measure-text) + 2 * var(--space-6));
  }
  &[data-measure='full'] {
    max-width: none;
  }
  ${media.phone} {
    padding-inline: var(--space-5);
  }
  @media print {
    max-width: none;
    padding-inline: 0;
  }
`
