import { closestCenter, DndContext, type DragEndEvent, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { IconButton } from '@framewell/design-system/elements/icon-button/IconButton'
import { GripVertical } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { sectionControlId } from './SectionCard'

/** A section in the outline. */
interface OutlinedSection {
  readonly id: string
  /** Its type as editors call it. */
  readonly label: string
  /** Its title or first words. */
  readonly words: string
}

export interface SectionOutlineProps {
  readonly sections: readonly OutlinedSection[]
  /** Positions are zero-based. */
  readonly onMove: (id: string, to: number) => void
  readonly onOpen: (id: string) => void
  readonly onUndo: () => void
}

/**
 * The rows of the outline. Each has a grip: dragged with a pointer or finger; Space and arrow keys, or Alt with an arrow key, move it
 * without one. Ctrl or Command with Z takes the last move back.
 */
export const OutlineRows = ({ sections, onMove, onOpen, onUndo }: SectionOutlineProps) => {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: unknown) => sections.findIndex((section) => section.id === id)
  const nameAt = (at: number) => `${sections[at]?.label ?? ''}, number ${at + 1}`
  const drop = ({ active, over }: DragEndEvent) => {
    const to = placeOf(over?.id)
    if (to >= 0 && active.id !== over?.id) onMove(String(active.id), to)
  }
  const undo = (event: KeyboardEvent) => {
    if (event.key !== 'z' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onUndo()
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: {
          draggable: 'Press Space to pick the section up, the arrow keys to move it, Space again to put it down, Escape to leave it.',
        },
        announcements: {
          onDragStart: ({ active }) => `Picked up ${nameAt(placeOf(active.id))}`,
          onDragOver: ({ over }) => (over ? `Number ${placeOf(over.id) + 1} of ${sections.length}` : undefined),
          // The list of sections says where it is now.
          onDragEnd: () => undefined,
          onDragCancel: ({ active }) => `${nameAt(placeOf(active.id))} stays where it was`,
        },
      }}
    >
      <SortableContext items={sections.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <Rows aria-label="Outline" onKeyDown={undo}>
          {sections.map((section, at) => (
            <OutlineRow key={section.id} section={section} name={nameAt(at)} at={at} onMove={onMove} onOpen={onOpen} />
          ))}
        </Rows>
      </SortableContext>
    </DndContext>
  )
}

interface OutlineRowProps {
  readonly section: OutlinedSection
  readonly name: string
  readonly at: number
  readonly onMove: SectionOutlineProps['onMove']
  readonly onOpen: SectionOutlineProps['onOpen']
}

const OutlineRow = ({ section: { id, label, words }, name, at, onMove, onOpen }: OutlineRowProps) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id })
  const move = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onMove(id, event.key === 'ArrowUp' ? at - 1 : at + 1)
  }
  return (
    <Row
      ref={setNodeRef}
      data-dragging={isDragging || undefined}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
      onKeyDown={move}
    >
      <Grip
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        id={sectionControlId(id, 'grip')}
        size="small"
        label={`Move ${name}`}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        icon={<GripVertical />}
      />
      <Target type="button" onClick={() => onOpen(id)}>
        <span>{label}</span> {words}
      </Target>
    </Row>
  )
}

const Rows = styled.ol`
  max-width: none;
  padding: 0;
  list-style: none;
`

const Row = styled.li`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  align-items: center;
  border-top: 1px solid var(--color-line);
  background: var(--color-surface);

  &[data-dragging] {
    position: relative;
    z-index: 1;
    outline: 2px solid var(--color-steel);
    outline-offset: -2px;
  }
`

/** A finger on it drags the section and does not scroll the page. */
const Grip = styled(IconButton)`
  cursor: grab;
  touch-action: none;
`

const Target = styled.button`
  min-height: var(--control-base);
  overflow: hidden;
  color: var(--color-ink);
  font-size: var(--text-small);
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;

  & > span {
    margin-inline-end: var(--space-2);
    color: var(--color-ink-muted);
  }
  &:hover {
    text-decoration: underline;
  }
`
