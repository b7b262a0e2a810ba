import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { styled } from 'styled-components'
import type { SharedDraft } from './useSharedDraft'

/** Notices about the draft: changed elsewhere, not on the server, another draft set aside, a link to copy by hand. */
export const DraftNotices = <State extends Record<string, unknown>>({ draft }: { draft: SharedDraft<State> }) => {
  const { link, copy, words, bringBack, forgetBefore } = draft
  const byHand = copy.data && !copy.data.copied ? copy.data.url : null
  if (link.problem === null && !bringBack && !byHand) return null
  return (
    <Notices>
      <Problem draft={draft} />
      {bringBack ? (
        <Alert
          title={`You opened a saved ${words.noun}`}
          actions={
            <>
              <Button size="small" onClick={bringBack}>
                Switch to the other draft
              </Button>
              <Button size="small" variant="plain" onClick={forgetBefore}>
                Discard the other draft
              </Button>
            </>
          }
        >
          The draft that this device had before is kept.
        </Alert>
      ) : null}
      {byHand ? (
        <TextField
          label="Private link"
          hint="Your browser does not let us copy it. Copy it from here."
          readOnly
          value={byHand}
          onFocus={(event) => event.currentTarget.select()}
        />
      ) : null}
    </Notices>
  )
}

const Problem = <State extends Record<string, unknown>>({ draft: { link, words } }: { draft: SharedDraft<State> }) => {
  switch (link.problem) {
    case 'changedElsewhere':
      return (
        <Alert
          tone="warn"
          live="assertive"
          title={`This ${words.noun} was changed on another device`}
          actions={
            <>
              <Button size="small" pending={link.reload.isPending} onClick={() => link.reload.mutate()}>
                Reload to see it
              </Button>
              <Button size="small" variant="plain" onClick={link.overwrite}>
                Keep what is here
              </Button>
            </>
          }
        >
          Your last change is on this device only. Reloading takes the other device's {words.entries}; keeping writes yours over them.
        </Alert>
      )
    case 'gone':
    case 'refused':
      return (
        <Alert
          tone="warn"
          live="polite"
          title="The private link no longer follows your changes"
          actions={
            <Button size="small" onClick={link.detach}>
              Go on without the link
            </Button>
          }
        >
          Your {words.entries} are kept on this device. Copy a new private link to take them along.
        </Alert>
      )
    case 'offline':
    case 'unavailable':
      return (
        <Alert
          tone="info"
          live="polite"
          title={link.problem === 'offline' ? 'You seem to be offline' : 'Saving on the server does not work right now'}
          actions={
            <Button size="small" onClick={link.retry}>
              Try again
            </Button>
          }
        >
          Your {words.entries} are kept on this device. They are saved under the private link as soon as it works again.
        </Alert>
      )
    case null:
      return null
    default:
      return link.problem satisfies never
  }
}

const Notices = styled.div`
  display: grid;
  gap: var(--space-3);
`
