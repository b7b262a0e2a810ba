import { Heading } from '@framewell/design-system/elements/text/Heading'
import type { FieldProblems } from '@framewell/domain/content/saving/saveFailure'
import type { FieldValues } from '@framewell/domain/content/sectionForm'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { sectionFormsQuery } from './contentQueries'
import type { Editing } from './pageDraft'
import { CollapsiblePart } from './sections/CollapsiblePart'
import { FieldGroup } from './sections/FieldGroup'
import { MomentField } from './sections/MomentField'
import { isWide } from './sections/PlainFields'

interface ArticlePartProps {
  values: FieldValues
  publishDate: string | null
  problems: FieldProblems
  onEdit: Editing['onEdit']
}

/** How the blog lists and shows an article: cover, excerpt, category, author, tags and dates. */
export const ArticlePart = ({ values, publishDate, problems, onEdit }: ArticlePartProps) => {
  const { data } = useQuery(sectionFormsQuery(useGuardedCall()))
  // While the forms load, and when they fail to load, the sections below report it.
  if (!data) return null
  const problemAt = (path: string) => problems[`article.${path}`]
  const group = { values, problemAt, onChange: (change: FieldValues) => onEdit({ article: { ...values, ...change } }) }
  const often = data.article.filter(({ name }) => !RARE.has(name))
  const rare = data.article.filter(({ name }) => RARE.has(name))
  return (
    <section aria-labelledby="article-title">
      <Title level={3} size={4} id="article-title">
        Article
      </Title>
      <FieldGroup {...group} fields={often.filter(isWide)} />
      <Beside>
        <FieldGroup {...group} fields={often.filter((field) => !isWide(field))} />
      </Beside>
      <Rare>
        <CollapsiblePart
          summary="Place on the blog, newsletter, date"
          broken={rare.some(({ name }) => problemAt(name)) || !!problems.publishDate}
        >
          <FieldGroup {...group} fields={rare} />
          <Published>
            <MomentField
              label="First published"
              hint="Shown with the article. If empty, the moment it goes live."
              value={publishDate ?? ''}
              error={problems.publishDate}
              onChange={(moment) => onEdit({ publishDate: moment || null })}
            />
          </Published>
        </CollapsiblePart>
      </Rare>
    </section>
  )
}

/** Fields most articles leave unchanged; they come after the article's text. */
const RARE: ReadonlySet<string> = new Set(['featured', 'tellSubscribers'])

const Title = styled(Heading)`
  margin-bottom: var(--space-4);
`

const Beside = styled.div`
  margin-top: var(--space-4);
`

const Rare = styled.div`
  margin-top: var(--space-2);
`

const Published = styled.div`
  max-width: 20rem;
  margin-top: var(--space-4);
`
