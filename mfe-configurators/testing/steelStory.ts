import { EMPTY_STEEL_CONFIGURATION, type SteelConfiguration } from '@framewell/domain/quotes/steelConfiguration'
import { screen } from 'storybook/test'
import { STEEL_STORAGE_KEYS } from '../steel/steelDraft'
import { STORY_LINK, steelService } from './steelService'

export const CATALOG: SteelConfiguration = { ...EMPTY_STEEL_CONFIGURATION, planType: 'catalog', selectedPlan: 'the-schiff-plan' }
export const COMPLETE: SteelConfiguration = {
  ...CATALOG,
  foundation: 'slab-stem-wall',
  steelFrame: '18-gauge-steel',
  sheathing: 'integrated-system',
  roofing: 'standing-seam-metal',
}
/** A configuration with three answered steps, as the server stores it. */
export const SAVED = {
  id: STORY_LINK.id,
  configurator: 'steel',
  path: '/steel-configurator?step=3',
  state: { ...CATALOG, foundation: 'slab-stem-wall', steelFrame: '18-gauge-steel' },
  savedAt: '2026-11-20T12:00:00.000Z',
} as const

/** A draft as the browser stores it, two minutes old when the story starts. */
export const kept =
  (state: unknown, link: unknown = null) =>
  () =>
    JSON.stringify({ state, savedAt: new Date(Date.now() - 120_000).toISOString(), changes: 3, link })
/** The draft's copy on the server, as old as the browser's. */
export const SAVED_LINK = { ...STORY_LINK, seen: SAVED.savedAt, sent: 3, path: '/steel-configurator' }

/** What the browser has stored when a story starts. */
export const memory = (draft?: () => string) => () => {
  localStorage.clear()
  if (draft) localStorage.setItem(STEEL_STORAGE_KEYS.draft, draft())
  return () => localStorage.clear()
}

/** The default start of a steel configurator story. */
export const STEEL_ARGS = { at: '/steel-configurator', answers: () => steelService() }

export const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
export const place = () => screen.getByTestId('place').textContent

/** The sticky bar at the bottom. */
export const footer = () => document.querySelector<HTMLElement>('[data-sticky-foot]') ?? document.body
