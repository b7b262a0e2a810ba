import { feature } from '../platform/features/feature'
import { fileRemoval } from '../platform/uploads/fileRemoval'
import { quoteCalls } from './calls'
import { configurationCalls } from './configurations/calls'
import { configurationLinks } from './configurations/configurationLinks'
import { SavedConfigurations } from './configurations/SavedConfigurations'
import { planFileCalls } from './files/calls'
import { PlanFiles } from './files/PlanFiles'
import { planFileLinks } from './files/planFileLinks'
import { IssuedQuotes } from './IssuedQuotes'
import { quotesPersonal } from './personal'
import { quoteDocuments } from './quoteDocuments'
import { quoteLinks } from './quoteLinks'

export const quotes = feature({
  name: 'quotes',
  personal: quotesPersonal,
  collections: [IssuedQuotes, PlanFiles, SavedConfigurations],
  calls: [...quoteCalls, ...planFileCalls, ...configurationCalls],
  jobs: [fileRemoval],
  documents: [quoteDocuments],
  links: [quoteLinks, planFileLinks, configurationLinks],
})
