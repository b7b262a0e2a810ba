import type { SectionOf } from '@framewell/domain/content/sections'
import { Actions } from './Actions'
import { DataTable } from './DataTable'
import { SectionBand } from './SectionBand'
import { SideHeadLayout } from './SideHeadLayout'
import { SourceLine } from './SourceLine'

/** A table with this few columns leaves room for its heading beside it. */
const NARROW_COLUMNS = 2

/** A table that compares items row by row. */
export const ComparisonTableSection = ({ section }: { section: SectionOf<'comparisonTable'> }) => {
  const beside = Boolean(section.heading) && section.columns.length <= NARROW_COLUMNS
  const table = (
    <>
      <DataTable table={section} headingId={`heading-${section.id}`} heading={section.heading} />
      <SourceLine source={section.source} />
    </>
  )
  if (beside) {
    return (
      <SectionBand section={{ id: section.id, anchor: section.anchor, tone: section.tone }}>
        <SideHeadLayout section={section}>{table}</SideHeadLayout>
      </SectionBand>
    )
  }
  return (
    <SectionBand section={section}>
      {table}
      <Actions actions={section.actions} />
    </SectionBand>
  )
}
