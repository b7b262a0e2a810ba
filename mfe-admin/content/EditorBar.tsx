import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { FieldError } from '@framewell/design-system/elements/field/FieldError'
import { IconButton } from '@framewell/design-system/elements/icon-button/IconButton'
import { Switch } from '@framewell/design-system/elements/switch/Switch'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Copy, Eye } from 'lucide-react'
import { styled } from 'styled-components'
import { AllCommentsButton } from './comments/CommentsButton'
import { DeletePageDialog } from './DeletePageDialog'
import { NO_ADDRESS } from './PageListItem'
import type { PageDraft, PageSaver } from './pageDraft'
import { Editors } from './presence/Presence'
import { ConsequencesDialog } from './publishing/ConsequencesDialog'
import { ConsequencesUndo } from './publishing/ConsequencesUndo'
import { PageMarks } from './publishing/PageMarks'
import { useConsequentialActs } from './publishing/useConsequentialActs'
import { PublishAction } from './review/PublishAction'
import { ReviewNotice } from './review/ReviewNotice'
import { reviewQuery } from './review/reviewQueries'
import { SaveMark } from './SaveMark'
import { ScheduleDialog } from './ScheduleDialog'
import { useContentPlace } from './useContentPlace'
import { useCreatePage } from './useCreatePage'
import type { PageDeletion } from './useDeletePage'
import { fieldId } from './useFieldFocus'
import { useSavePage } from './useSavePage'
import { VersionsDialog } from './versions/VersionsDialog'

interface EditorBarProps {
  saver: PageSaver
  draft: PageDraft
  deletion: PageDeletion
}

/** The page being edited, its save and publish status, and actions for the whole page. */
export const EditorBar = ({ saver, draft, deletion }: EditorBarProps) => {
  const { place, go } = useContentPlace()
  const { save, saving } = useSavePage(saver)
  const { duplicate } = useCreatePage()
  const reaching = useConsequentialActs(saver)
  const { page, saved, problems } = draft
  const saveOrShow = async (options: { readonly isPublished?: boolean } = {}) => {
    const publishes = options.isPublished ?? saved.isPublished
    return publishes && (await reaching.reachesFurther(saved, page.slug)) ? reaching.begin('publish') : save(options)
  }
  const { data: review } = useQuery(reviewQuery(useGuardedCall(), saved.id))
  // A review was requested or granted after the refusal.
  const asked = review?.standing === 'waiting' || review?.standing === 'approved'
  const problem = (asked ? undefined : problems.isPublished) ?? problems.page
  return (
    <Bar>
      <Back data-alone={place.preview !== null} size="small" variant="plain" icon={<ArrowLeft />} onClick={() => go({ page: null })}>
        All pages
      </Back>
      <Name>
        <Heading level={2} size={3}>
          {page.title || 'Untitled'}
        </Heading>
        <Facts>
          <Badge tone="neutral">{saved.kind === 'page' ? 'Page' : 'Post'}</Badge>
          {saved.livePath ? <a href={saved.livePath}>{saved.livePath}</a> : <span>{saved.slug === '' ? NO_ADDRESS : saved.path}</span>}
          <PageMarks id={saved.id} />
          <Editors />
          <SaveMark draft={draft} unsaved={saver.unsaved} onRetry={() => saver.flush()} />
        </Facts>
      </Name>
      <Actions>
        <Switch
          id={fieldId('isPublished')}
          label="Published"
          checked={saved.isPublished}
          aria-disabled={saving || undefined}
          onChange={() => void (saved.isPublished ? reaching.begin('unpublish') : saveOrShow({ isPublished: true }))}
        />
        <Button
          size="small"
          icon={<Eye />}
          aria-pressed={place.preview !== null}
          onClick={() => go({ preview: place.preview ? null : '390' }, { replace: true })}
        >
          Preview
        </Button>
        <AllCommentsButton />
        <ScheduleDialog page={saved} onOpen={() => saver.flush()} />
        <VersionsDialog page={saved} onOpen={reaching.saved} onRestored={reaching.restored} />
        <IconButton size="small" variant="outlined" label="Duplicate" icon={<Copy />} onClick={() => duplicate(page, saved.kind)} />
        <DeletePageDialog page={saved} deletion={deletion} />
        <Primary>
          <PublishAction
            saver={saver}
            isPublished={saved.isPublished}
            review={review}
            saving={saving}
            onSave={(options) => void saveOrShow(options)}
          />
        </Primary>
      </Actions>
      <ConsequencesDialog
        page={saved}
        act={reaching.act}
        onClose={reaching.close}
        onDone={(changed, undo) => reaching.finish(saved, changed, undo)}
      />
      {reaching.done ? <ConsequencesUndo {...reaching} /> : null}
      {problem ? (
        <Wide role="alert">
          <FieldError>{problem}</FieldError>
        </Wide>
      ) : null}
      {review ? (
        <Wide>
          <ReviewNotice id={saved.id} review={review} />
        </Wide>
      ) : null}
      {saved.hasUnpublishedChanges ? (
        <Note>
          Visitors see the page as it was last published.{' '}
          {review?.required ? 'These changes go live once they are approved.' : 'Publish changes puts them on the site.'}
        </Note>
      ) : null}
    </Bar>
  )
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3) var(--space-5);
  align-items: start;

  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`

const Back = styled(Button)`
  display: none;

  ${media.phone} {
    display: inline-flex;
    justify-self: start;
    margin-inline-start: calc(-1 * var(--space-3));
  }
  &[data-alone='true'] {
    display: inline-flex;
    grid-column: 1 / -1;
    justify-self: start;
  }
`

const Name = styled.div`
  display: grid;
  gap: var(--space-2);
  min-width: 0;
  overflow-wrap: anywhere;
`

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  align-items: center;
  color: var(--color-ink-muted);
  font-size: var(--text-small);
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  align-items: center;

  /* Equal heights. */
  ${media.coarse} {
    & button {
      min-width: var(--control-target);
      min-height: var(--control-target);
    }
  }
`

/** The one primary action, if there is one. */
const Primary = styled.div`
  &:empty {
    display: none;
  }
  ${media.phone} {
    display: grid;
    flex: 1 0 8rem;

    &:empty {
      display: none;
    }
  }
`

const Wide = styled.div`
  grid-column: 1 / -1;
`

const Note = styled.p`
  grid-column: 1 / -1;
  color: var(--color-ink-muted);
  font-size: var(--text-small);
`
