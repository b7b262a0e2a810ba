import { Disclosure } from '@framewell/design-system/elements/disclosure/Disclosure'
import { Spinner } from '@framewell/design-system/elements/spinner/Spinner'
import type { FrameModel } from '@framewell/domain/framing/frameModel'
import { notChecked } from '@framewell/domain/framing/notChecked'
import type { SiteLoads } from '@framewell/domain/framing/siteLoads'
import type { Site } from '@framewell/domain/structure/site'
import { NotChecked } from '@framewell/remote-kit/drawing/NotChecked'
import { later } from '@framewell/remote-kit/shell/later'
import { useState } from 'react'
import type { CheckedFrameProps } from './CheckedFrame'
import { useConfirmedSite } from './confirmedSite'
import { useFrameCheck } from './useFrameCheck'

/** The calculation and the site's form load when somebody opens them. */
const CheckedFrame = later<CheckedFrameProps>(
  async () => (await import('./CheckedFrame')).CheckedFrame,
  <Spinner label="Checking the frame" />,
)
const SiteForm = later<{ site: Site | null; onConfirm: (site: Site) => void }>(
  async () => (await import('@framewell/remote-kit/structure/SiteForm')).SiteForm,
  <Spinner label="Loading the form" />,
)

interface SiteCheckProps {
  model: FrameModel
  /** Whether it is a plan's frame as the catalog lists it: the server has checked it. */
  isListed: boolean
  /** Loads entered elsewhere, without a confirmed site. */
  loads: SiteLoads | undefined
  applyFix: CheckedFrameProps['applyFix']
}

/**
 * What is checked about a frame: until a site is confirmed, what its plan is designed for, if the frame still passes there; then every member
 * the calculation covers.
 */
export const SiteCheck = ({ model, isListed, loads, applyFix }: SiteCheckProps) => {
  const { site, confirm } = useConfirmedSite()
  const [open, setOpen] = useState(false)
  const confirmed = (answers: Site) => {
    confirm(answers)
    setOpen(false)
  }
  return (
    <>
      {site ? (
        <CheckedFrame model={model} site={site} applyFix={applyFix} />
      ) : (
        <Unconfirmed model={model} isListed={isListed} loads={loads} />
      )}
      <Disclosure
        key={site?.confirmedAt}
        summary={site ? 'Change your site' : 'Check this frame for your site'}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        {open ? <SiteForm site={site} onConfirm={confirmed} /> : null}
      </Disclosure>
    </>
  )
}

/** A screen that asks for its own loads says nothing about the plan's. Only a frame that options changed is checked here. */
const Unconfirmed = ({ model, isListed, loads }: Omit<SiteCheckProps, 'applyFix'>) => {
  const designSite = loads ? undefined : model.layout.designSite
  const { checked } = useFrameCheck(model, isListed ? null : (designSite ?? null))
  return <NotChecked items={notChecked(loads)} designSite={isListed || checked?.passes ? designSite : undefined} />
}
