import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { conflictPlace, conflictText } from '@framewell/domain/content/saving/conflictWords'
import { valueAt } from '@framewell/domain/content/saving/valueAt'
import { wordDifference } from '@framewell/domain/content/saving/wordDifference'
import { styled } from 'styled-components'
import type { PageDraft, PageSaver } from './pageDraft'
import { savedTime } from './savedTime'
import { useDocumentForms } from './useDocumentForms'

/** Someone else changed the same fields during this edit: shows both versions of each and lets the editor choose. */
export const ConflictNotice = ({ draft: { page, saved, conflicts }, saver }: { draft: PageDraft; saver: PageSaver }) => {
  const forms = useDocumentForms()
  return (
    <Notice
      tone="warn"
      live="assertive"
      title={`${saved.modifiedBy} changed the same ${conflicts.length === 1 ? 'place' : 'places'} ${savedTime(saved.lastModified, new Date())}`}
    >
      <p>Everything else is merged. Choose what stays; until then your words are kept in this browser and not saved.</p>
      <Places>
        {conflicts.map((conflict) => {
          const place = conflictPlace(conflict.path, page, forms)
          const mine = conflictText(conflict.mine === undefined ? undefined : valueAt(page, conflict.path))
          const theirs = conflictText(conflict.theirs)
          return (
            <li key={conflict.path.join('/')}>
              <strong>{place}</strong>
              <Texts>
                <dt>Yours</dt>
                <dd>
                  <Difference text={mine} other={theirs} />
                </dd>
                <dt>{saved.modifiedBy}</dt>
                <dd>
                  <Difference text={theirs} other={mine} />
                </dd>
              </Texts>
              <Choice>
                <Button size="small" aria-label={`Keep mine: ${place}`} onClick={() => saver.choose(conflict, 'mine')}>
                  Keep mine
                </Button>
                <Button size="small" aria-label={`Take theirs: ${place}`} onClick={() => saver.choose(conflict, 'theirs')}>
                  Take theirs
                </Button>
              </Choice>
            </li>
          )
        })}
      </Places>
    </Notice>
  )
}

/** A version with the words marked that the other one does not have. */
const Difference = ({ text, other }: { text: string; other: string }) =>
  wordDifference(text, other).map(({ text: words, changed }) => (changed ? <mark key="changed">{words}</mark> : words))

const Notice = styled(Alert)`
  margin-top: var(--space-5);
`

const Places = styled.ul`
  display: grid;
  gap: var(--space-4);
  margin: var(--space-3) 0 0;
  padding: 0;
  list-style: none;
`

const Texts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: var(--space-1) var(--space-3);
  margin: var(--space-1) 0 var(--space-2);

  & dt {
    color: var(--color-ink-muted);
  }
  & dd {
    max-height: 10lh;
    margin: 0;
    overflow-y: auto;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`
