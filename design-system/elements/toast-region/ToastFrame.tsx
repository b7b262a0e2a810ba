import * as Primitive from 'radix-ui/toast'
import { keyframes, styled } from 'styled-components'
import { media } from '../../tokens/breakpoint'

const enter = keyframes`
  from { opacity: 0; translate: 0 0.75rem; }
`

export const Viewport = styled(Primitive.Viewport)`
  position: fixed;
  right: 0;
  bottom: var(--toast-lift, 0);
  z-index: var(--layer-toast);
  width: min(25rem, 100vw);
  padding: var(--space-4);
  list-style: none;

  /* Also over a bar of buttons that came after the toast. */
  body:has([data-sticky-foot]) & {
    bottom: max(4.75rem, var(--toast-lift, 0rem));
  }
  body &[data-edge='top'],
  body:has([data-sticky-foot]) &[data-edge='top'] {
    top: 0;
    bottom: auto;
  }
  &:focus-visible {
    outline: none;
  }
`

export const ToastCard = styled(Primitive.Root)`
  display: flex;
  gap: var(--space-3);
  align-items: start;
  padding: var(--space-3) var(--space-2) var(--space-3) var(--space-4);
  border: 1px solid var(--color-control-border);
  border-radius: var(--radius-base);
  background: var(--color-surface);
  color: var(--color-ink);
  animation: ${enter} var(--duration-base) var(--ease-out);

  & > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin-top: var(--space-1-5);
  }
  &[data-tone='success'] {
    border-color: var(--color-ok);
  }
  &[data-tone='success'] > svg {
    color: var(--color-ok);
  }
  &[data-tone='destructive'] {
    border-color: var(--color-bad);
  }
  &[data-tone='destructive'] > svg {
    color: var(--color-bad);
  }
  &[data-swipe='move'] {
    translate: var(--radix-toast-swipe-move-x);
  }
  &[data-swipe='cancel'] {
    translate: 0;
    transition: translate var(--duration-base) var(--ease-out);
  }
  ${media.phone} {
    width: 100%;
  }
`

/** The texts with the action beside them, or below where both have too little room. */
export const Message = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  align-items: start;
  min-width: 0;
`

export const Texts = styled.div`
  flex: 1 1 11rem;
  min-width: 0;
  padding-block: var(--space-1-5);
`

export const Title = styled(Primitive.Title)`
  font-size: var(--text-compact);
  font-weight: var(--weight-strong);
  line-height: var(--leading-control);
`

export const Description = styled(Primitive.Description)`
  margin-top: var(--space-1);
  color: var(--color-ink-muted);
  font-size: var(--text-small);
  line-height: 1.45;
`
