import { Link } from '@framewell/design-system/elements/link/Link'
import { Text } from '@framewell/design-system/elements/text/Text'
import { useAtomValue } from 'jotai'
import { lastProductionAtom } from './lastProduction'
import { productionPath } from './pickerAddress'

/** A link to the production last started on this device. Renders nothing when there is none. */
export const LastProductionNote = () => {
  const last = useAtomValue(lastProductionAtom)
  if (!last) return null
  return (
    <Text size="small" tone="muted">
      Your production of {last.planName}: <Link href={productionPath(last)}>{last.number}</Link>.
    </Text>
  )
}
