import type { Option } from '@framewell/domain/catalog/option'
import { dollars, usd } from '@framewell/domain/money/usd'
import { TOAST_TITLES } from '@framewell/domain/notices/toasts'
import { figure } from '@framewell/domain/numbers/figure'
import { type SteelConfiguration, type SteelOptionStep, type UploadedPlan, withChoice } from '@framewell/domain/quotes/steelConfiguration'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import type { DrawnPlan } from '../catalog/drawnPlan'

/** Applies a choice to the configuration and confirms it with a toast, as specified. */
export function useSteelChoices(change: (update: (configuration: SteelConfiguration) => SteelConfiguration) => void) {
  const { toast } = useShell()
  return {
    selectPlan: ({ plan }: DrawnPlan) => {
      change((configuration) => withChoice(configuration, { planType: 'catalog', selectedPlan: plan.id }))
      toast({ title: TOAST_TITLES.planSelected, description: `${plan.name}, ${figure(plan.squareFeet)} sq ft, ${dollars(plan.basePrice)}` })
    },
    uploadPlan: (uploadedPlan: UploadedPlan) => {
      change((configuration) => withChoice(configuration, { planType: 'upload', uploadedPlan }))
      const files = uploadedPlan.files.length === 1 ? 'one file' : `${uploadedPlan.files.length} files`
      toast({ title: TOAST_TITLES.planUploaded, description: `${uploadedPlan.name} with ${files}` })
    },
    chooseOption: (step: SteelOptionStep, option: Option) => {
      change((configuration) => withChoice(configuration, { [step]: option.id }))
      toast({ title: TOAST_TITLES.selectionUpdated, description: `${option.name}, ${usd(option.priceCents)}` })
    },
  }
}
