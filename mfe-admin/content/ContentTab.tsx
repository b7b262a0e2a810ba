import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { NEW_PAGE } from '@framewell/domain/content/newPage'
import { ADVISED_TEXT_LIMIT } from '@framewell/domain/content/page'
import { followingSlug } from '@framewell/domain/content/slugFor'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { ArticlePart } from './ArticlePart'
import type { Editing } from './pageDraft'
import { sectionControlId } from './SectionCard'
import { SectionList } from './SectionList'
import { PageSources } from './sections/richText/PageSources'
import { fieldId } from './useFieldFocus'

/** Title, URL and sections of the page. */
export const ContentTab = ({ draft, onEdit }: Editing) => {
  const { page, saved, problems } = draft
  const [begun] = useState(page.title !== NEW_PAGE.title)
  useEffect(() => {
    if (begun) return
    // Selects the title, which is what an editor types first. Not every browser focuses what it selects.
    const title = document.querySelector<HTMLInputElement>(`#${fieldId('title')}`)
    title?.focus()
    title?.select()
  }, [begun])
  return (
    <Stack gap={6}>
      <Pair>
        <TextField
          id={fieldId('title')}
          label="Page title"
          value={page.title}
          maxLength={ADVISED_TEXT_LIMIT}
          error={problems.title}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            // Otherwise the key would also begin a paragraph in the text.
            event.preventDefault()
            toFirstText(page.sections)
          }}
          onChange={(event) => {
            const title = event.currentTarget.value
            // A slug that has been public changes only by hand.
            onEdit(saved.publishDate ? { title } : { title, slug: followingSlug(page, title) })
          }}
        />
        <TextField
          id={fieldId('slug')}
          label="URL slug"
          hint={saved.isPublished ? 'The old address will lead to the new one.' : saved.publishDate ? undefined : FOLLOWS}
          value={page.slug}
          maxLength={96}
          spellCheck={false}
          autoCapitalize="none"
          error={problems.slug}
          onChange={(event) => onEdit({ slug: event.currentTarget.value })}
        />
      </Pair>
      {page.article ? <ArticlePart values={page.article} publishDate={page.publishDate} problems={problems} onEdit={onEdit} /> : null}
      <PageSources value={{ sources: page.externalLinks, texts: page.sections, onChange: (externalLinks) => onEdit({ externalLinks }) }}>
        <SectionList sections={page.sections} problems={problems} onChange={(sections) => onEdit({ sections: [...sections] })} />
      </PageSources>
    </Stack>
  )
}

/** From the title to the text, as in any editor: what is between can wait. */
function toFirstText(sections: Editing['draft']['page']['sections']): void {
  const texts = sections.map(({ id }) => document.getElementById(sectionControlId(id, 'content')))
  texts.find((text) => text !== null)?.focus()
}

const FOLLOWS = 'Follows the title until you type your own.'

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4) var(--space-5);
  align-items: end;

  ${media.desk} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
