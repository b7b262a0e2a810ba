import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { ADVERSE_ACTION_WORDS, type AdverseAction, ECOA_NOTICE } from '@framewell/domain/credit/adverseAction'

/** The adverse action, its principal reasons, and the notice required by Regulation B (12 CFR 1002.9). */
export const AdverseNotice = ({ action }: { action: AdverseAction }) => (
  <Stack gap={2}>
    <Heading level={3} size={5}>
      {labelOf(ADVERSE_ACTION_WORDS, action.kind)}
    </Heading>
    {action.reasons.length > 0 ? (
      <>
        <Text size="compact">The principal reasons are:</Text>
        <ul>
          {action.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </>
    ) : (
      <Text size="compact">
        This was decided before we stored reasons. You can ask us for a statement of the specific reasons; we send it within 30 days.
      </Text>
    )}
    <Text size="small" tone="muted">
      {ECOA_NOTICE}
    </Text>
  </Stack>
)
