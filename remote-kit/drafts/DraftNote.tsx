import { Button } from '@framewell/design-system/elements/button/Button'
import { Text } from '@framewell/design-system/elements/text/Text'
import { savedAgo } from '@framewell/design-system/foundation/savedAgo'
import { styled } from 'styled-components'
import { useMinutes } from '../reading/useMinutes'
import type { SharedDraft } from './useSharedDraft'

interface DraftNoteProps<State extends Record<string, unknown>> {
  draft: SharedDraft<State>
}

/** 'Saved 2 min ago · Copy private link': where the draft is stored, and a link to open it elsewhere. */
export const DraftNote = <State extends Record<string, unknown>>({ draft }: DraftNoteProps<State>) => {
  const now = useMinutes()
  return (
    <Line>
      <Text as="span" size="small" tone={draft.kept ? 'muted' : 'warn'}>
        {savedWords(draft, now)}
      </Text>
      <Button variant="plain" size="small" pending={draft.copy.isPending} pendingText="Saving..." onClick={() => draft.copy.mutate()}>
        Copy private link
      </Button>
    </Line>
  )
}

function savedWords<State extends Record<string, unknown>>({ stored, kept, link }: SharedDraft<State>, now: Date): string {
  if (!kept) return 'This browser keeps no drafts: copy the link before you leave'
  if (!stored) return 'Saved as you choose'
  if (stored.link === null) return `Saved on this device ${savedAgo(new Date(stored.savedAt), now)}`
  if (link.problem === 'offline') return 'Offline: saved on this device only'
  if (link.problem !== null) return 'Saved on this device only'
  return link.saving ? 'Saving...' : `Saved ${savedAgo(new Date(stored.savedAt), now)}`
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;

  & > button {
    padding-inline: var(--space-2);
  }
`
