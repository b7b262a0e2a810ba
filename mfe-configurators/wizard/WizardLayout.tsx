import { Container } from '@framewell/design-system/elements/layout/Container'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { styled } from 'styled-components'

/** Height of the buttons at the lower edge of the window. */
export const FOOT_HEIGHT = '4.75rem'

/** Below this width the steps have their own line. */
const TWO_LINES = '@media (max-width: 1319.98px)'

/** The title's line is as high as the note beside it, which arrives after it. */
const TITLE_ROW = 'minmax(2.375rem, auto)'

export const Bar = styled.div`
  border-bottom: 1px solid var(--color-line);
  background: var(--color-surface);
`

export const BarLine = styled(Container).attrs({ measure: 'wide' })`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 var(--space-6);
  align-items: center;
  min-height: 3.75rem;

  & > :last-child {
    justify-self: end;
  }
  &[data-many] {
    grid-template: ${TITLE_ROW} auto / minmax(0, 1fr) auto;
    padding-block: var(--space-2);
  }
  &[data-many] > nav {
    grid-row: 2;
    grid-column: 1 / -1;
  }
  ${TWO_LINES} {
    grid-template: ${TITLE_ROW} auto / minmax(0, 1fr) auto;
    padding-block: var(--space-2);

    & > nav {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
  ${media.phone} {
    &,
    &[data-many] {
      grid-template: none / minmax(0, 1fr);
      padding-block: var(--space-2) var(--space-1);
    }
    & > nav,
    &[data-many] > nav {
      grid-row: auto;
    }
    & > :last-child {
      justify-self: center;
    }
  }
`

export const Title = styled.h1`
  font-size: var(--text-h5);
  letter-spacing: var(--tracking-heading);
  line-height: var(--leading-control);
  white-space: nowrap;

  /* The step's own heading is enough on a small screen. */
  ${media.phone} {
    position: absolute;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
    overflow: hidden;
  }
`

export const Columns = styled(Container).attrs({ measure: 'wide' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 25rem;
  gap: 0 var(--space-12);
  min-height: max(36rem, calc(100dvh - ${FOOT_HEIGHT}));

  @media (max-width: 1023.98px) {
    grid-template-columns: minmax(0, 1fr) 20rem;
    gap: 0 var(--space-8);
  }
  ${media.phone} {
    display: flex;
    flex-direction: column;
    min-height: 0;
    padding-inline: 0;
  }
`

export const Work = styled.div`
  grid-row: 1;
  min-width: 0;
  padding-block: var(--space-10) var(--space-14);

  /* The answer about delivery. */
  & > :last-child {
    margin-block-start: var(--space-6);
  }

  ${media.phone} {
    padding: var(--space-6) var(--space-5) var(--space-10);
  }
`

/** First on phones and in the document, so that it shifts nothing on slow networks. Its background reaches the right edge of the window. */
export const Side = styled.div`
  display: grid;
  grid-area: 1 / 2;
  align-content: end;
  min-width: 0;
  padding: var(--space-7) 0 var(--space-8) var(--space-7);
  border-left: 1px solid var(--color-line);
  background: var(--color-surface);
  box-shadow: 100vmax 0 0 100vmax var(--color-surface);
  clip-path: inset(0 -100vmax 0 -1px);

  ${media.phone} {
    padding: var(--space-4) var(--space-5);
    border-bottom: 1px solid var(--color-line);
    border-left: 0;
    box-shadow: none;
    clip-path: none;
  }
`

export const Notices = styled.div`
  display: grid;
  gap: var(--space-3);

  &:not(:empty) {
    margin-bottom: var(--space-6);
  }
`

export const StepHead = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-bottom: var(--space-6);

  & h2 {
    scroll-margin-top: var(--space-10);
  }
`
