import type { Section } from '@framewell/domain/content/sections'
import * as LaterParts from '../sections/later/LaterParts'
import { provideLaterParts } from '../sections/later/loadLaterParts'
import { SectionView } from '../sections/SectionView'
import { drawingsFor } from '../server/drawPlan'
import { fixedNavigation, NavigationContext } from '../shell/navigation/Navigation'
import type { BootData, View } from '../shell/view'
import { testChrome, testPage } from './testContent'
import { testPlans } from './testPlans'

type Blog = Extract<View, { kind: 'page' }>['blog']

provideLaterParts(LaterParts)

/** A section as it stands on a page, for a story: with the drawings it asks for and a shell that goes nowhere. */
export const SectionStory = ({ section, blog }: { section: Section; blog?: Blog }) => {
  const page = testPage({ sections: [section] })
  const view = { kind: 'page', page, drawings: drawingsFor(page, testPlans), ...(blog ? { blog } : {}) } as const
  const boot: BootData = { build: 'story', origin: 'https://framewell.test', path: '/', chrome: testChrome, view, setId: '', liveSet: null }
  return (
    <NavigationContext value={fixedNavigation(boot)}>
      <SectionView section={section} drawings={view.drawings} blog={blog} />
    </NavigationContext>
  )
}
