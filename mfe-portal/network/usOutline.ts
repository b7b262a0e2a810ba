import { geoPath } from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import topology from 'us-atlas/states-albers-10m.json'

const path = geoPath()

/** The country and state borders, from public boundary data of the Census Bureau, in the detail a pin needs. */
export const NATION = path(feature(topology, topology.objects.nation)) ?? ''
export const BORDERS = path(mesh(topology, topology.objects.states, (a, b) => a !== b)) ?? ''
