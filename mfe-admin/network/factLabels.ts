import type { FabricatorFacts } from '@framewell/domain/network/fabricatorFacts'

/** Labels of a shop's routing data. */
export const FACT_LABELS: Readonly<Record<keyof FabricatorFacts, string>> = {
  address: 'Address',
  latitude: 'Latitude',
  longitude: 'Longitude',
  weeklyCapacity: 'Weekly capacity',
  reachMiles: 'Reach',
  webs: 'Profile depths',
  mils: 'Thicknesses',
  maxMemberFeet: 'Longest member',
  toleranceInches: 'Length tolerance',
}
