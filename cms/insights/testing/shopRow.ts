/** A shop whose numbers affect no figure except its weekly units. */
export const shopRow = (name: string, status: 'active' | 'paused') => ({
  name,
  status,
  address: 'x',
  latitude: 1,
  longitude: 1,
  reachMiles: 1,
  weeklyCapacity: 50,
  maxMemberFeet: 20,
  toleranceInches: 0.1,
  webs: ['350'],
  mils: [54],
})
