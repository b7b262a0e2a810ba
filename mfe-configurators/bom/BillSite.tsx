import type { Site } from '@framewell/domain/structure/site'
import { type ReactNode, useMemo } from 'react'
import { ProjectSite, useConfirmedSite } from '../structure/confirmedSite'
import { type BomQuestion, countsSavedFrame } from './bomQuestion'
import { useConfiguredHouse } from './useConfiguredHouse'

/** The bill of a configured house is checked for that house's site; every other bill for the site confirmed last in this browser. */
export const BillSite = ({ question, children }: { question: BomQuestion; children: ReactNode }) => {
  const last = useConfirmedSite()
  const { saved, change } = useConfiguredHouse()
  const house = countsSavedFrame(question, saved) ? saved.configuration : null
  const project = useMemo(
    () => ({
      site: house?.siteDesign?.site ?? last.site,
      confirm: (site: Site) => {
        last.confirm(site)
        if (house?.siteDesign) change({ ...house, siteDesign: { ...house.siteDesign, site } })
      },
    }),
    [house, last, change],
  )
  return <ProjectSite value={project}>{children}</ProjectSite>
}
