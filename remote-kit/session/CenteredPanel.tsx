import { styled } from 'styled-components'

/** A small panel centered on an empty page: a check, a refusal, the sign-in form. */
export const CenteredPanel = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--space-4);
  min-height: 100vh;
  min-height: 100dvh;
  padding: var(--space-10) var(--space-5);

  & > * {
    max-width: 26rem;
  }
`
