import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import type { Ref } from 'react'
import { keyframes, styled } from 'styled-components'

interface SlotSkeletonProps {
  readonly height: number
  /** A widget on a page: the shell starts when it is visible (see shell/boot). */
  readonly isWidget: boolean
  readonly ref?: Ref<HTMLDivElement>
}

/** Placeholder for a loading remote: a card of its eventual height. */
export const SlotSkeleton = ({ height, isWidget, ref }: SlotSkeletonProps) => (
  <LoadingArea ref={ref} label="Loading this part of the page" data-widget={isWidget || undefined}>
    <Block aria-hidden="true">
      {/* Sets the remote's declared height; the CSP blocks style attributes from the server. */}
      <svg width="0" height={height} />
      <div>
        <span />
        <span />
        <span />
        <span />
        <span />
      </div>
    </Block>
    <noscript>
      <Note>This part of the page needs JavaScript.</Note>
    </noscript>
  </LoadingArea>
)

const breathe = keyframes`
  50% { opacity: 0.5; }
`

const Block = styled.div`
  display: grid;
  grid-template-columns: 0 minmax(0, 1fr);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  background: var(--color-surface);

  & > svg {
    margin-block: -1px;
  }
  & > div {
    display: grid;
    gap: var(--space-5);
    align-content: start;
    padding: var(--space-7);
  }
  & span {
    height: var(--control-large);
    border-radius: var(--radius-small);
    background: var(--color-line-faint);
    animation: ${breathe} 1.6s ease-in-out infinite;
  }
  & span:first-child {
    width: 60%;
    height: var(--space-6);
  }
`

const Note = styled.p`
  margin-top: var(--space-3);
  font-size: var(--text-small);
`
