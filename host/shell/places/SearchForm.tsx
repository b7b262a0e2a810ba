import { Button } from '@framewell/design-system/elements/button/Button'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { styled } from 'styled-components'

interface SearchFormProps {
  readonly label: string
  /** The current query. */
  readonly question?: string
  /** Whether search is the page's main purpose. */
  readonly primary?: boolean
}

/** Submits to /search?q=…; a plain form that works without JavaScript. */
export const SearchForm = ({ label, question = '', primary = false }: SearchFormProps) => (
  <Form action="/search" method="get" role="search">
    <TextField id="site-search" label={label} name="q" type="search" defaultValue={question} maxLength={100} required autoComplete="off" />
    <Button type="submit" variant={primary ? 'primary' : undefined}>
      Search
    </Button>
  </Form>
)

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: end;
  max-width: 36rem;
  margin-top: var(--space-8);

  @media print {
    display: none;
  }
`
