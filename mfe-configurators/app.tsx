import { type RemoteApp, SHELL_CONTRACT_VERSION } from '@framewell/domain/releases/shell'
import { framed, framedLater } from '@framewell/remote-kit/shell/framed'
import type { ComponentType, ReactNode } from 'react'
import { HomePlansPage } from './catalog/HomePlansPage'
import { PlanCatalog } from './catalog/PlanCatalog'
import { ConfiguratorPage, readyConfigurator } from './picker/ConfiguratorPage'
import { WizardSkeleton } from './wizard/WizardSkeleton'

/** A screen whose code comes when it is opened, so that the catalog stays light. */
const later = (load: () => Promise<ComponentType>) => framedLater(load, <WizardSkeleton label="Loading this page" />)

/** What this remote exposes to the host as `./app`. Its paths and widgets are listed, as data, in routes.ts. */
const app: RemoteApp<ReactNode> = {
  contract: SHELL_CONTRACT_VERSION,
  routes: {
    '/home-plans': framed(<HomePlansPage />),
    '/configurator': Object.assign(framed(<ConfiguratorPage />), { ready: readyConfigurator }),
    '/simple-configurator': later(async () => (await import('./simple/SimpleConfigurator')).SimpleConfigurator),
    '/advanced-configurator': later(async () => (await import('./advanced/AdvancedConfigurator')).AdvancedConfigurator),
    '/steel-configurator': later(async () => (await import('./steel/SteelConfigurator')).SteelConfigurator),
    '/bom-generator': later(async () => (await import('./bom/BomPage')).BomPage),
    '/quote': later(async () => (await import('./quotes/QuotePage')).QuotePage),
  },
  widgets: { 'home-plans': framed(<PlanCatalog />) },
}

export default app
