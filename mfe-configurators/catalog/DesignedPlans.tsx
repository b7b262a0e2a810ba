import { Link } from '@framewell/design-system/elements/link/Link'
import { Text } from '@framewell/design-system/elements/text/Text'
import { notCalculated } from '@framewell/domain/structure/notCalculated'
import { designedWords } from '@framewell/domain/structure/site'
import { NotChecked } from '@framewell/remote-kit/drawing/NotChecked'
import type { DrawnPlan } from './drawnPlan'

interface DesignedPlansProps {
  plans: readonly DrawnPlan[]
}

const NOT_CHECKED_ID = 'not-checked'

/** What the plans are designed for, once for all plans of the same design site; plans that do not pass at theirs are left out. */
export const DesignedPlans = ({ plans }: DesignedPlansProps) => {
  const bySite = new Map<string, string[]>()
  for (const { plan } of plans) {
    const words = plan.layout.designSite && designedWords(plan.layout.designSite)
    if (words) bySite.set(words, [...(bySite.get(words) ?? []), plan.name])
  }
  return [...bySite].map(([words, names]) => (
    <Text key={words} size="small" measured>
      {names.length === plans.length ? '' : `${names.join(', ')}: `}
      {words} <Link href={`#${NOT_CHECKED_ID}`}>What was not checked</Link>
    </Text>
  ))
}

/** What is not checked about the plans: less about those that pass at their design sites. */
export const PlansNotChecked = ({ plans }: DesignedPlansProps) => {
  const other = plans.filter(({ plan }) => !plan.layout.designSite)
  return (
    <section id={NOT_CHECKED_ID} aria-label="What was not checked">
      {other.length < plans.length ? <NotChecked items={notCalculated()} /> : null}
      {other.length === 0 ? null : (
        <>
          {other.length < plans.length ? <Text size="small">{other.map(({ plan }) => plan.name).join(', ')}:</Text> : null}
          <NotChecked />
        </>
      )}
    </section>
  )
}
