import type { Section } from '@framewell/domain/content/sections'
import * as PageParts from '../sections/lazy/PageParts'
import { provideParts } from '../sections/lazy/parts'
import * as RareParts from '../sections/lazy/RareParts'
import * as TextParts from '../sections/lazy/TextParts'
import { SectionView } from '../sections/SectionView'
import { drawingsFor } from '../server/pageDrawings'
import { fixedNavigation, type Navigation, NavigationContext } from '../shell/navigation/Navigation'
import type { BootData, View } from '../shell/view'
import { testChrome, testPage } from './testContent'
import { testPlans } from './testPlans'

type Blog = Extract<View, { kind: 'page' }>['blog']

interface SectionStoryProps {
  readonly section: Section
  readonly blog?: Blog
  /** The page's list is being refetched. */
  readonly listing?: boolean
}

provideParts({ ...PageParts, ...TextParts, ...RareParts })

function listingNavigation(boot: BootData): Navigation {
  const still = fixedNavigation(boot)
  const state = { ...still.get(), listing: true }
  return { ...still, get: () => state }
}

/** A section for a story, with its drawings and a shell that does not navigate. */
export const SectionStory = ({ section, blog, listing = false }: SectionStoryProps) => {
  const page = testPage({ sections: [section] })
  const view = { kind: 'page', page, drawings: drawingsFor(page, { plans: testPlans }), ...(blog ? { blog } : {}) } as const
  const boot: BootData = {
    build: 'story',
    origin: 'https://framewell.test',
    path: '/',
    chrome: testChrome,
    view,
    setId: '',
    liveSet: null,
  }
  return (
    <NavigationContext value={listing ? listingNavigation(boot) : fixedNavigation(boot)}>
      <SectionView section={section} drawings={view.drawings} blog={blog} />
    </NavigationContext>
  )
}
