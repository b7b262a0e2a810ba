import { feature } from '../platform/features/feature'
import { ApplicationMessages } from './ApplicationMessages'
import { ApplicationNotes } from './ApplicationNotes'
import { applicationLinks } from './applicationLinks'
import { networkCalls } from './calls'
import { checkInsurance } from './checkInsurance'
import { DirectoryPartners } from './DirectoryPartners'
import { Fabricators } from './Fabricators'
import { NetworkApplications } from './NetworkApplications'
import { NetworkDocuments } from './NetworkDocuments'
import { networkPapers } from './networkPapers'
import { networkPersonal } from './personal'
import { RoutingDecisions } from './RoutingDecisions'
import { ShopPriceLists } from './ShopPriceLists'
import { tellWaiting } from './tellWaiting'
import { WaitingList } from './WaitingList'
import { waitingConfirmLinks, waitingLeaveLinks } from './waitingVisitor'

export const network = feature({
  name: 'network',
  personal: networkPersonal,
  collections: [
    Fabricators,
    NetworkApplications,
    ApplicationMessages,
    ApplicationNotes,
    NetworkDocuments,
    DirectoryPartners,
    RoutingDecisions,
    ShopPriceLists,
    WaitingList,
  ],
  calls: networkCalls,
  jobs: [checkInsurance, tellWaiting],
  documents: [networkPapers],
  links: [applicationLinks, waitingConfirmLinks, waitingLeaveLinks],
  seeds: async () => {
    const { seedDemoApplication } = await import(/* turbopackIgnore: true */ './seedDemoApplication')
    const { seedFabricators } = await import(/* turbopackIgnore: true */ './seedFabricators')
    const { seedPartners } = await import(/* turbopackIgnore: true */ './seedPartners')
    const { seedZipCodes } = await import(/* turbopackIgnore: true */ './seedZipCodes')
    return [
      { name: 'ZIP codes', run: seedZipCodes },
      { name: 'application', demo: true, run: seedDemoApplication },
      { name: 'fabricators', demo: true, run: seedFabricators },
      { name: 'directory partners', demo: true, run: seedPartners },
    ]
  },
})
