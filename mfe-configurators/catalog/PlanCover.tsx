import type { CatalogPlan } from '@framewell/domain/catalog/catalogPlan'
import { PlanPicture } from './PlanPicture'
import { PlanViews } from './PlanViews'

/** The top of a plan's card: its frame and the finished house where the plan has pictures of both. */
export const PlanCover = ({ plan }: { plan: CatalogPlan }) => {
  const { name, views } = plan
  return views ? <PlanViews name={name} views={views} sizes="(max-width: 767px) 100vw, 400px" /> : <PlanPicture plan={plan} />
}
