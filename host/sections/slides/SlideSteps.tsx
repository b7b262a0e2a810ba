import { useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { FULL, type SlideShow } from './SlideShow'

/** A button for each slide, with a progress bar under the current one. */
export const SlideSteps = ({ show, labels }: { show: SlideShow; labels: readonly string[] }) => {
  const { slide, progress } = useSyncExternalStore(show.subscribe, show.get, show.get)
  return (
    <List>
      {labels.map((label, index) => (
        <li key={label}>
          <Step type="button" aria-current={index === slide ? 'step' : undefined} onClick={() => show.goTo(index)}>
            {label}
            <progress aria-hidden="true" max={FULL} value={index === slide ? progress : 0} />
          </Step>
        </li>
      ))}
    </List>
  )
}

const List = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding: 0;
  list-style: none;
`

const Step = styled.button`
  display: grid;
  gap: var(--space-2);
  align-content: end;
  width: 100%;
  min-height: var(--control-base);
  color: var(--color-ink-muted);
  font-size: var(--text-small);
  font-weight: var(--weight-medium);
  text-align: left;
  touch-action: manipulation;

  &[aria-current] {
    color: var(--color-ink);
    font-weight: var(--weight-strong);
  }
  &:hover {
    color: var(--color-steel);
  }
  & progress {
    width: 100%;
    height: 0.1875rem;
    border: 0;
    background: var(--color-line);
    appearance: none;
  }
  & progress::-webkit-progress-bar {
    background: var(--color-line);
  }
  & progress::-webkit-progress-value {
    background: var(--color-steel);
  }
  & progress::-moz-progress-bar {
    background: var(--color-steel);
  }
`
