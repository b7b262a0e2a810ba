import { variant } from './variant'

/** In a chunk of its own. */
export default function Later() {
  return <p>{variant.label} later</p>
}
