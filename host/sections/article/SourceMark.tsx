import { media } from '@framewell/design-system/tokens/breakpoint'
import { use } from 'react'
import { styled } from 'styled-components'
import { SourceNumbers } from './SourceNumbers'

/** The source number after a link and its margin note, if it has one. Renders nothing for other links. */
export const SourceMark = ({ href }: { href: string }) => {
  const source = use(SourceNumbers).get(href)
  if (!source) return null
  return (
    <>
      <Mark>
        <a href={`#source-${source.number}`} aria-label={`Source ${source.number}`}>
          {source.number}
        </a>
      </Mark>
      <Note aria-hidden="true">
        {source.number} {source.words}
      </Note>
    </>
  )
}

const Mark = styled.sup`
  margin-inline-start: 0.15em;
  font-size: 0.7em;
  line-height: 0;

  /* A touch target (WCAG 2.2, 2.5.8) around a small number, without shifting the line or the text after it. */
  & a {
    display: inline-block;
    min-width: 1.5rem;
    margin-block: -0.75rem;
    margin-inline-end: -1rem;
    line-height: 1.5rem;
    text-align: start;
    text-decoration: none;
  }
`

/** Beside its line, outside the text column. */
const Note = styled.small`
  display: none;

  ${media.desk} {
    display: block;
    float: right;
    clear: right;
    width: 11rem;
    margin-inline-end: -13.5rem;
    padding-top: var(--space-1);
    border-top: 1px solid var(--color-line);
    color: var(--color-ink-subtle);
    font-size: var(--text-tiny);
    line-height: 1.4;
  }
`
