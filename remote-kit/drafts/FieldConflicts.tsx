import { conflictPlace, conflictText } from '@framewell/domain/content/saving/conflictWords'
import type { DocumentForms } from '@framewell/domain/content/saving/fieldLabels'
import type { MergeConflict } from '@framewell/domain/content/saving/mergeValues'
import { valueAt } from '@framewell/domain/content/saving/valueAt'
import { wordDifference } from '@framewell/domain/content/saving/wordDifference'
import type { ComponentType, ReactNode } from 'react'

interface FieldConflictsProps {
  readonly conflicts: readonly MergeConflict[]
  /** The document as this person sees it. */
  readonly page: unknown
  readonly forms: DocumentForms
  /** Who saved the other version. */
  readonly savedBy: string
  readonly onChoose: (conflict: MergeConflict, whose: 'mine' | 'theirs') => void
  /** The surface's own small button. */
  readonly button: ComponentType<{ readonly label: string; readonly onPress: () => void; readonly children: ReactNode }>
}

/** Fields that two people changed differently: both versions with their differences marked, and a choice. The surface styles it. */
export const FieldConflicts = ({ conflicts, page, forms, savedBy, onChoose, button: Choice }: FieldConflictsProps) => (
  <>
    <p>Everything else is merged. Choose what stays; until then your words are kept in this browser and not saved.</p>
    <ul>
      {conflicts.map((conflict) => {
        const place = conflictPlace(conflict.path, page, forms)
        const mine = conflictText(conflict.mine === undefined ? undefined : valueAt(page, conflict.path))
        const theirs = conflictText(conflict.theirs)
        return (
          <li key={conflict.path.join('/')}>
            <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
              <legend>
                <strong>{place}</strong>
              </legend>
              <dl>
                <dt>Yours</dt>
                <dd>{marked(mine, theirs)}</dd>
                <dt>{savedBy}</dt>
                <dd>{marked(theirs, mine)}</dd>
              </dl>
              <Choice label={`Keep mine: ${place}`} onPress={() => onChoose(conflict, 'mine')}>
                Keep mine
              </Choice>{' '}
              <Choice label={`Take theirs: ${place}`} onPress={() => onChoose(conflict, 'theirs')}>
                Take theirs
              </Choice>
            </fieldset>
          </li>
        )
      })}
    </ul>
  </>
)

/** The words of one version, those marked that the other does not have. */
function marked(text: string, other: string): ReactNode[] {
  return wordDifference(text, other).map(({ text: words, changed }) => (changed ? <mark key="changed">{words}</mark> : words))
}
