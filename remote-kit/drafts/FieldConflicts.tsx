import { conflictPlace, conflictVersions } from '@framewell/domain/content/saving/conflictWords'
import type { DocumentForms } from '@framewell/domain/content/saving/fieldLabels'
import type { MergeConflict } from '@framewell/domain/content/saving/mergeValues'
import type { ComponentType, ReactNode } from 'react'
import { markedWords } from './markedWords'

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

/** Fields and paragraphs that two people changed differently: both versions with their differences marked, and a choice. The surface styles it. */
export const FieldConflicts = ({ conflicts, page, forms, savedBy, onChoose, button: Choice }: FieldConflictsProps) => (
  <>
    <p>Everything else is merged. Choose which version to keep. Until then, yours is kept in this browser and not saved.</p>
    <ul>
      {conflicts.map((conflict) => {
        const { mine, theirs, paragraph } = conflictVersions(conflict, page)
        const field = conflictPlace(conflict.path, page, forms)
        const place = paragraph === undefined ? field : `${field}, paragraph ${paragraph}`
        return (
          <li key={`${place}: ${theirs}`}>
            <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
              <legend>
                <strong>{place}</strong>
              </legend>
              <dl>
                <dt>Yours</dt>
                <dd>{markedWords(mine, theirs)}</dd>
                <dt>{savedBy}</dt>
                <dd>{markedWords(theirs, mine)}</dd>
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
