import { type RemoteApp, SHELL_CONTRACT_VERSION } from '@framewell/domain/releases/shell'
import { framed, framedLater } from '@framewell/remote-kit/shell/framed'
import type { ComponentType, ReactNode } from 'react'
import { PlansSkeleton } from './catalog/PlansSkeleton'
import { ConfiguratorPage, preloadConfigurator } from './picker/ConfiguratorPage'
import { WizardSkeleton } from './wizard/WizardSkeleton'

/** A lazily loaded screen; none loads another's code. */
const later = (load: () => Promise<ComponentType>) => framedLater(load, <WizardSkeleton label="Loading this page" />)

/** Loads the code that shows the frame in parallel, because the frame is visible from the start. */
async function withFrame<Module>(screen: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([screen, import('./frame/FramePicture').then(({ preloadFrame }) => preloadFrame())])
  return loaded
}

/** What this remote exposes to the host as `./app`. Its paths and widgets are declared as data in routes.ts. */
const app: RemoteApp<ReactNode> = {
  contract: SHELL_CONTRACT_VERSION,
  routes: {
    '/home-plans': framedLater(async () => (await import('./catalog/HomePlansPage')).HomePlansPage, <PlansSkeleton />),
    '/configurator': Object.assign(framed(<ConfiguratorPage />), { ready: preloadConfigurator }),
    '/simple-configurator': later(async () => (await withFrame(import('./simple/SimpleConfigurator'))).SimpleConfigurator),
    '/advanced-configurator': later(async () => (await withFrame(import('./advanced/AdvancedConfigurator'))).AdvancedConfigurator),
    '/steel-configurator': later(async () => (await import('./steel/SteelConfigurator')).SteelConfigurator),
    '/bom-generator': later(async () => (await import('./bom/BomPage')).BomPage),
    '/quote': later(async () => (await import('./quotes/QuotePage')).QuotePage),
  },
  widgets: { 'home-plans': framedLater(async () => (await import('./catalog/PlanCatalog')).PlanCatalog, <PlansSkeleton />) },
}

export default app
