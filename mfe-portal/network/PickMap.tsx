import { UsMap, type UsMapProps } from './UsMap'
import { BORDERS, NATION } from './usOutline'

const DETAILED = { nation: NATION, borders: BORDERS }

/** The map for placing a pin, detailed enough to show the coastline. */
export const PickMap = (props: Omit<UsMapProps, 'outline'>) => <UsMap outline={DETAILED} {...props} />
