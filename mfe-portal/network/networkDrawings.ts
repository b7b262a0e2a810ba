import { drawnOnce } from '@framewell/remote-kit/drawing/drawnOnce'

/** The front of a plan's frame, labeled with the partner type responsible for each part. */
export const PartnersDrawing = drawnOnce('partners', async () => {
  const [{ partnersOnFrame }, { INITIAL_PLANS }] = await Promise.all([
    import('@framewell/domain/drawings/partnersOnFrame'),
    import('@framewell/domain/catalog/initialPlans'),
  ])
  const [plan] = INITIAL_PLANS
  if (!plan) throw new Error('No plan is shipped')
  return partnersOnFrame(plan.layout, plan.name, 'figure')
})

/** What the network's shops do: a coil becomes a stud. */
export const RollDrawing = drawnOnce('roll', async () => (await import('@framewell/domain/drawings/rollForming')).rollForming('figure'))

/** The sections that partners roll, stock and sell. */
export const ProfilesDrawing = drawnOnce('profiles', async () =>
  (await import('@framewell/domain/framing/profilesDrawing')).profilesDrawing(),
)
