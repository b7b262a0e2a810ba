import { styled } from 'styled-components'

/** Affected texts with their current and new wording. */
export const PlaceList = styled.ul`
  display: grid;
  gap: var(--space-4);
  padding: 0;
  font-size: var(--text-small);
  list-style: none;
  overflow-wrap: anywhere;

  & li {
    display: grid;
    gap: var(--space-1);
    justify-items: start;
  }
  & del {
    color: var(--color-ink-muted);
  }
  & ins {
    text-decoration: none;
    font-weight: var(--weight-strong);
  }
`
