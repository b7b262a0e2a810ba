import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { COMMENT_LENGTH, type ContentComments, completeMentions, mentionOf } from '@framewell/domain/content/comments'
import { use, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { UnsentComments } from './UnsentComments'

type People = ContentComments['people']

interface CommentFormProps {
  label: string
  /** Identifies the form on its page: it reopens with the text that was not sent. */
  place: string
  /** The button's label. */
  verb: string
  people: People
  initial?: string
  busy: boolean
  /** Resolves with whether it was accepted. */
  onSend: (words: { readonly text: string; readonly mentions: string[] }) => Promise<boolean>
  onCancel?: () => void
}

/** Suggestions shown at once; typing more narrows them. */
const MAX_OFFERED = 5

/** A comment for colleagues. @ suggests the names of people who work on content. */
export const CommentForm = ({ label, place, verb, people, initial = '', busy, onSend, onCancel }: CommentFormProps) => {
  const unsent = use(UnsentComments)
  const [text, keepText] = useState(unsent.get(place) ?? initial)
  const setText = (words: string) => {
    unsent.set(place, words)
    keepText(words)
  }
  const end = () => {
    keepText('')
    unsent.delete(place)
  }
  const area = useRef<HTMLTextAreaElement>(null)
  const begun = /(?:^|\s)@([^@\n]{0,40})$/.exec(text)?.[1]?.toLowerCase()
  const offered = begun === undefined ? [] : people.filter(({ name }) => name.toLowerCase().startsWith(begun)).slice(0, MAX_OFFERED)
  const mention = (name: string) => {
    setText(`${text.slice(0, text.length - (begun?.length ?? 0) - 1)}${mentionOf(name)} `)
    area.current?.focus()
  }
  const complete = completeMentions(
    text,
    people.map(({ name }) => name),
  )
  const send = async () => {
    const mentions = people.filter(({ name }) => complete.text.includes(mentionOf(name))).map(({ id }) => id)
    if (await onSend({ text: complete.text, mentions })) end()
  }
  const untold = offered.length === 0 && complete.unknown.length > 0
  return (
    <Stack gap={2}>
      <TextArea
        ref={area}
        label={label}
        hint={
          untold
            ? `We found no one named @${complete.unknown.join(', @')}. Type the full name to notify them.`
            : 'Type @ to mention people. We’ll notify them.'
        }
        rows={3}
        maxLength={COMMENT_LENGTH}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {offered.length > 0 ? (
        <Row role="group" aria-label="Mention">
          {offered.map(({ id, name }) => (
            <Button key={id} size="small" onClick={() => mention(name)}>
              {name}
            </Button>
          ))}
        </Row>
      ) : null}
      <Row>
        <Button
          size="small"
          variant="primary"
          pending={busy}
          pendingText="Sending..."
          aria-disabled={text.trim() === '' || undefined}
          onClick={() => (text.trim() === '' ? area.current?.focus() : void send())}
        >
          {verb}
        </Button>
        {onCancel ? (
          <Button
            size="small"
            variant="plain"
            onClick={() => {
              end()
              onCancel()
            }}
          >
            Cancel
          </Button>
        ) : null}
      </Row>
    </Stack>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`
