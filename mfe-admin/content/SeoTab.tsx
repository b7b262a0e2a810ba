import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { META_DESCRIPTION_LENGTH, META_TITLE_LENGTH } from '@framewell/domain/content/page'
import type { SeoField } from '@framewell/domain/content/seoScore'
import { styled } from 'styled-components'
import { scoreOf } from './editablePage'
import { lengthHint } from './lengthHint'
import type { Editing } from './pageDraft'
import { ScorePanel } from './ScorePanel'
import { fieldId } from './useFieldFocus'

interface SeoTabProps extends Editing {
  onField: (field: SeoField) => void
}

/** What search engines and link previews show, with a live score beside it. */
export const SeoTab = ({ draft: { page, saved, problems }, onEdit, onField }: SeoTabProps) => {
  const title = lengthHint(page.metaTitle, META_TITLE_LENGTH)
  const description = lengthHint(page.metaDescription, META_DESCRIPTION_LENGTH)
  return (
    <Columns>
      <Stack gap={5}>
        <TextField
          id={fieldId('metaTitle')}
          label="Meta title"
          hint={title.count}
          error={problems.metaTitle ?? title.tooLong}
          value={page.metaTitle}
          onChange={(event) => onEdit({ metaTitle: event.currentTarget.value })}
        />
        <TextArea
          id={fieldId('metaDescription')}
          label="Meta description"
          hint={description.count}
          error={problems.metaDescription ?? description.tooLong}
          rows={3}
          value={page.metaDescription}
          onChange={(event) => onEdit({ metaDescription: event.currentTarget.value })}
        />
        <TextField
          id={fieldId('keywords')}
          label="Target keywords"
          hint="Separated by commas"
          error={problems.keywords}
          value={page.keywords}
          onChange={(event) => onEdit({ keywords: event.currentTarget.value })}
        />
        <TextField
          label="Canonical URL"
          optional
          hint="Only when another address is the original of this page"
          type="url"
          inputMode="url"
          error={problems.canonicalUrl}
          value={page.canonicalUrl}
          onChange={(event) => onEdit({ canonicalUrl: event.currentTarget.value })}
        />
        <TextField
          label="Open graph image URL"
          optional
          hint="The picture of shared links, at least 1200 × 630 pixels"
          inputMode="url"
          error={problems.ogImage}
          value={page.ogImage}
          onChange={(event) => onEdit({ ogImage: event.currentTarget.value })}
        />
      </Stack>
      <ScorePanel score={scoreOf(page, saved.isPublished)} onField={onField} />
    </Columns>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7);
  align-items: start;

  ${media.desk} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`
