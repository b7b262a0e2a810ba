import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './cachedBuild'

/** Always have something to focus inside: links, fields, buttons, or a list box that moves itself. */
const WITH_CONTROLS = new Set([
  'design-system/elements/combo-box/ComboBox.tsx',
  'design-system/elements/dialog/DialogFrame.tsx',
  'design-system/elements/dialog/OpeningDialog.tsx',
  'design-system/elements/drawer/Drawer.tsx',
  'design-system/elements/menu/Menu.tsx',
  'design-system/elements/side-panel/SidePanel.tsx',
  'host/sections/article/TableOfContents.tsx',
  'host/shell/header/MobileMenu.tsx',
  'mfe-admin/command/CommandList.tsx',
  'mfe-admin/content/AddSection.tsx',
  'mfe-admin/content/ConflictNotice.tsx',
  'mfe-admin/content/PageSidebar.tsx',
  'mfe-admin/content/sections/GridField.tsx',
  'mfe-admin/content/sections/richText/Toolbar.tsx',
  'mfe-configurators/frame/PanelMembers.tsx',
  'mfe-portal/orders/OrderTracking.tsx',
])
/** The style alone: what scrolls is in another file. */
const STYLES = new Map([
  ['design-system/elements/table/TableFrame.tsx', 'design-system/elements/table/Table.tsx'],
  // Rows of cards, on touch screens only.
  ['host/sections/scrollRow.ts', null],
])

const source = (file: string) => readFileSync(join(ROOT, file), 'utf8')

it('keys scroll every region that scrolls: it takes focus, or something in it does', () => {
  const files = execFileSync('git', ['ls-files', '--', '*.ts', '*.tsx'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /^(design-system|host|mfe-|remote-kit)/.test(file))
  const scrolling = files.filter((file) => /overflow(-[xy])?: (auto|scroll)/.test(source(file)))
  const focusable = (file: string) => {
    const at = STYLES.has(file) ? STYLES.get(file) : file
    return !at || /tabIndex(=\{0\}|: 0)|focusWhenScrolling/.test(source(at))
  }
  expect(scrolling.filter((file) => !WITH_CONTROLS.has(file) && !focusable(file))).toEqual([])
  expect(
    [...WITH_CONTROLS].filter((file) => !scrolling.includes(file)),
    'listed, but does not scroll',
  ).toEqual([])
})
