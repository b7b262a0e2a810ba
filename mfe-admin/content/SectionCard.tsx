import { Card } from '@framewell/design-system/elements/card/Card'
import { IconButton } from '@framewell/design-system/elements/icon-button/IconButton'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import type { ContentSection } from '@framewell/domain/content/contentPage'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { styled } from 'styled-components'
import { sectionLabel, wordsHint } from './sectionKinds'

interface SectionCardProps {
  section: ContentSection
  /** Place from 0. */
  at: number
  count: number
  problem: string | undefined
  panelHref: string
  onChange: (change: Partial<Pick<ContentSection, 'title' | 'content'>>) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

export const sectionControlId = (id: string, control: 'title' | 'content' | 'up' | 'down') => `section-${id}-${control}`

/** One section: its kind, its title, its words. What words cannot hold (a chart's figures) is edited in the panel. */
export const SectionCard = ({ section, at, count, problem, panelHref, onChange, onMove, onRemove }: SectionCardProps) => {
  const { id, type, title, content, titleEditable } = section
  const name = `${sectionLabel(type)}, number ${at + 1}`
  return (
    <Card as="article" aria-label={name}>
      <Head>
        <Kind>{sectionLabel(type)}</Kind>
        <a href={panelHref}>Open in the panel</a>
        <IconButton
          id={sectionControlId(id, 'up')}
          size="small"
          label={`Move ${name} up`}
          icon={<ArrowUp />}
          aria-disabled={at === 0 || undefined}
          onClick={() => onMove(-1)}
        />
        <IconButton
          id={sectionControlId(id, 'down')}
          size="small"
          label={`Move ${name} down`}
          icon={<ArrowDown />}
          aria-disabled={at === count - 1 || undefined}
          onClick={() => onMove(1)}
        />
        <IconButton size="small" label={`Remove ${name}`} icon={<Trash2 />} onClick={onRemove} />
      </Head>
      <Fields>
        {titleEditable ? (
          <TextField
            id={sectionControlId(id, 'title')}
            label={type === 'quote' ? 'Who said it' : 'Section title'}
            value={title}
            maxLength={140}
            onChange={(event) => onChange({ title: event.currentTarget.value })}
          />
        ) : null}
        <TextArea
          id={sectionControlId(id, 'content')}
          label="Words"
          hint={wordsHint(type)}
          rows={type === 'richText' ? 6 : 3}
          value={content}
          error={problem}
          onChange={(event) => onChange({ content: event.currentTarget.value })}
        />
      </Fields>
    </Card>
  )
}

const Head = styled.div`
  display: flex;
  gap: var(--space-1);
  align-items: center;
  margin-bottom: var(--space-3);

  & > a {
    margin-inline: auto var(--space-2);
    color: var(--color-ink-muted);
    font-size: var(--text-small);
  }
`

const Kind = styled.span`
  padding: var(--space-1) var(--space-2);
  border-radius: var(--radius-small);
  background: var(--color-steel-tint);
  color: var(--color-steel);
  font-size: var(--text-tiny);
  font-weight: var(--weight-strong);
`

const Fields = styled.div`
  display: grid;
  gap: var(--space-4);
`
