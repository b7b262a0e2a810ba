import { UsMap, type UsMapProps } from './UsMap'
import { BORDERS, NATION } from './usOutline'

const DETAILED = { nation: NATION, borders: BORDERS }

/** The map on which a pin is put, near enough to see where the coast is. */
export const PickMap = (props: Omit<UsMapProps, 'outline'>) => <UsMap outline={DETAILED} {...props} />
