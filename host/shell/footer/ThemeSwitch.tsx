import { styled } from 'styled-components'

/** Switches between light and dark; the script in the head handles it (see early/chooseTheme). Hidden without JavaScript. */
export const ThemeSwitch = () => (
  <Switch type="button" data-theme-switch>
    Light or dark
  </Switch>
)

const Switch = styled.button`
  width: fit-content;
  margin-top: var(--space-3);
  min-height: var(--control-target);
  padding: 0 var(--space-3);
  border: 1px solid var(--color-control-border);
  border-radius: var(--radius-base);
  background: none;
  color: var(--color-ink);
  font: inherit;
  cursor: pointer;

  &::before {
    display: inline-block;
    width: 0.75em;
    height: 0.75em;
    margin-inline-end: var(--space-2);
    border: 1px solid currentColor;
    border-radius: 50%;
    background: linear-gradient(90deg, currentColor 50%, transparent 50%);
    content: '';
  }
  @media (scripting: none) {
    display: none;
  }
`
