import { CUT_LIST_NOTES } from '../framing/cutListCsv'
import { PANEL_LIST_NOTES } from '../framing/panelListColumns'
import type { AnyCall } from './defineCall'

/** The columns of the files that calls answer, for the API documentation. Apart from the calls, so that browsers do not load them. */
const COLUMNS: Readonly<Record<string, string>> = {
  exportCutList: CUT_LIST_NOTES,
  getPlanCutList: 'Its columns are those of exportCutList.',
  downloadPanelList: PANEL_LIST_NOTES,
}

/** What a call does, with the columns of the file it answers. */
export function documentedSummary({ name, summary }: Pick<AnyCall, 'name' | 'summary'>): string {
  const columns = COLUMNS[name]
  return columns === undefined ? summary : `${summary} ${columns}`
}
