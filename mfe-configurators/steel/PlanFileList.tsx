import { Button } from '@framewell/design-system/elements/button/Button'
import { FieldError } from '@framewell/design-system/elements/field/FieldError'
import { IconButton } from '@framewell/design-system/elements/icon-button/IconButton'
import { ProgressBar } from '@framewell/design-system/elements/progress-bar/ProgressBar'
import { percent } from '@framewell/domain/numbers/figure'
import { CircleCheck, FileUp, FileWarning, Trash2 } from 'lucide-react'
import { styled } from 'styled-components'
import type { StoredFile } from './planFiles'
import type { usePlanFiles } from './usePlanFiles'

interface PlanFileListProps {
  stored: readonly StoredFile[]
  files: ReturnType<typeof usePlanFiles>
}

/** Each file with its status: uploading, uploaded, or the error. */
export const PlanFileList = ({ stored, files }: PlanFileListProps) => {
  const { entries, removalErrors, again, remove, removeStored } = files
  if (stored.length + entries.length === 0) return null
  return (
    <List aria-label="Files of the plan">
      {stored.map((file) => (
        <Row key={file.id} data-state="stored">
          <CircleCheck aria-hidden="true" />
          <Words>
            <Name>{file.name}</Name>
            {removalErrors[file.id] ? <FieldError>{removalErrors[file.id]}</FieldError> : <small>Arrived</small>}
          </Words>
          <IconButton size="small" label={`Remove ${file.name}`} icon={<Trash2 />} onClick={() => void removeStored(file)} />
        </Row>
      ))}
      {entries.map((entry) => (
        <Row key={entry.key} data-state={entry.error ? 'failed' : 'sending'}>
          {entry.error ? <FileWarning aria-hidden="true" /> : <FileUp aria-hidden="true" />}
          <Words>
            <Name>{entry.name}</Name>
            {entry.error ? (
              <div role="alert">
                <FieldError>{entry.error}</FieldError>
              </div>
            ) : (
              <ProgressBar
                label={entry.sent < 1 ? `Sending, ${percent(entry.sent)}` : 'Checking'}
                value={entry.sent < 1 ? entry.sent * 100 : undefined}
              />
            )}
          </Words>
          {entry.again ? (
            <Button size="small" onClick={() => again(entry.key)} aria-label={`Send ${entry.name} again`}>
              Try again
            </Button>
          ) : null}
          <IconButton
            size="small"
            label={entry.error ? `Dismiss ${entry.name}` : `Stop sending ${entry.name}`}
            icon={<Trash2 />}
            onClick={() => remove(entry.key)}
          />
        </Row>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  padding: 0;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  background: var(--color-surface);
  list-style: none;
`

const Row = styled.li`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  padding: var(--space-3) var(--space-4);

  & + & {
    border-top: 1px solid var(--color-line-faint);
  }
  & > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: var(--color-steel);
  }
  &[data-state='stored'] > svg {
    color: var(--color-ok);
  }
  &[data-state='failed'] > svg {
    color: var(--color-bad);
  }
`

const Words = styled.div`
  display: grid;
  flex: 1;
  gap: var(--space-0-5);
  min-width: 0;

  & small {
    color: var(--color-ink-subtle);
    font-size: var(--text-small);
  }
`

const Name = styled.span`
  font-size: var(--text-compact);
  font-weight: var(--weight-medium);
  overflow-wrap: anywhere;
`
