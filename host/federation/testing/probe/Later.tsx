import { variant } from './variant'

/** Loaded as a separate chunk. */
export default function Later() {
  return <p>{variant.label} later</p>
}
