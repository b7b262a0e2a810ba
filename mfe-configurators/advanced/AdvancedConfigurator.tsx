import { DraftGate } from '@framewell/remote-kit/drafts/DraftGate'
import { useSharedDraft } from '@framewell/remote-kit/drafts/useSharedDraft'
import { CatalogLoading } from '../catalog/CatalogLoading'
import { usePriceBook } from '../catalog/usePriceBook'
import { WizardSkeleton } from '../wizard/WizardSkeleton'
import { AdvancedWizard } from './AdvancedWizard'
import { ADVANCED_DRAFT } from './advancedDraft'

/** /advanced-configurator: a building by its dimensions. */
export const AdvancedConfigurator = () => {
  const book = usePriceBook()
  const draft = useSharedDraft(ADVANCED_DRAFT)
  if (!book.data) return <CatalogLoading queries={[book]} />
  return (
    <DraftGate draft={draft} waiting={<WizardSkeleton label="Opening the saved configuration" />}>
      <AdvancedWizard book={book.data} draft={draft} />
    </DraftGate>
  )
}
