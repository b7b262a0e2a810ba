import type { CatalogPlan } from '@framewell/domain/catalog/catalogPlan'
import { useState } from 'react'
import { PlanPicture } from './PlanPicture'
import { PlanViews } from './PlanViews'

/** The top of a plan's card: its frame and the finished house where the plan has pictures of both and both load. */
export const PlanCover = ({ plan }: { plan: CatalogPlan }) => {
  const [broken, setBroken] = useState<CatalogPlan['views']>()
  const { name, views } = plan
  return views && views !== broken ? (
    <PlanViews name={name} views={views} sizes="(max-width: 767px) 100vw, 420px" onBroken={() => setBroken(views)} />
  ) : (
    <PlanPicture plan={plan} />
  )
}
