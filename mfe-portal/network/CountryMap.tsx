import { COARSE_BORDERS, COARSE_NATION } from './coarseOutline'
import { UsMap, type UsMapProps } from './UsMap'

const COARSE = { nation: COARSE_NATION, borders: COARSE_BORDERS }

/** A map of the whole country with marks. */
export const CountryMap = (props: Pick<UsMapProps, 'label' | 'places'>) => <UsMap outline={COARSE} {...props} />
