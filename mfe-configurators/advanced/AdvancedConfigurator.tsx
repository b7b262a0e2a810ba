import { CatalogWaiting } from '../catalog/CatalogWaiting'
import { usePriceBook } from '../catalog/usePriceBook'
import { DraftGate } from '../drafts/DraftGate'
import { useConfiguratorDraft } from '../drafts/useConfiguratorDraft'
import { AdvancedWizard } from './AdvancedWizard'
import { ADVANCED_DRAFT } from './advancedDraft'

/** /advanced-configurator: a house by its dimensions. */
export const AdvancedConfigurator = () => {
  const book = usePriceBook()
  const draft = useConfiguratorDraft(ADVANCED_DRAFT)
  if (!book.data) return <CatalogWaiting queries={[book]} />
  return (
    <DraftGate draft={draft}>
      <AdvancedWizard book={book.data} draft={draft} />
    </DraftGate>
  )
}
