import * as Primitive from 'radix-ui/dialog'
import { keyframes, styled } from 'styled-components'
import { media } from '../../tokens/breakpoint'

const appear = keyframes`
  from { opacity: 0; }
`

const rise = keyframes`
  from { opacity: 0; translate: 0 0.5rem; }
`

export const Scrim = styled(Primitive.Overlay)`
  position: fixed;
  inset: 0;
  z-index: var(--layer-scrim);
  display: grid;
  place-items: center;
  padding: var(--space-4);
  background: var(--color-scrim);
  overflow-y: auto;
  animation: ${appear} var(--duration-base) var(--ease-out);

  ${media.phone} {
    place-items: end stretch;
    padding: var(--space-10) 0 0;
  }
`

export const Content = styled(Primitive.Content)`
  position: relative;
  width: 100%;
  max-width: var(--measure-form);
  padding: var(--space-6);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  background: var(--color-surface);
  color: var(--color-ink);
  animation: ${rise} var(--duration-base) var(--ease-out);

  &[data-size='wide'] {
    max-width: 56rem;
  }
  &[data-size='full'] {
    max-width: 84rem;
  }
  &:focus-visible {
    outline: none;
  }
  ${media.phone} {
    padding: var(--space-5);
    border-width: 1px 0 0;
    border-radius: var(--radius-base) var(--radius-base) 0 0;
  }
`

export const Corner = styled.div`
  position: absolute;
  top: var(--space-3);
  right: var(--space-3);
`

export const Title = styled(Primitive.Title)`
  padding-inline-end: var(--space-12);
  font-size: var(--text-h4);
  line-height: var(--leading-heading);
`

export const Description = styled(Primitive.Description)`
  margin-top: var(--space-2);
  color: var(--color-ink-muted);
  font-size: var(--text-control);
`

export const Body = styled.div`
  margin-top: var(--space-5);

  &:empty {
    display: none;
  }
`

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  justify-content: flex-end;
  margin-top: var(--space-6);

  ${media.phone} {
    & > * {
      flex: 1;
    }
  }
`
