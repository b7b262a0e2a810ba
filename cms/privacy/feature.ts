import { type Feature, feature } from '../platform/features/feature'
import { privacyCalls } from './calls'

/** A person's data, wherever the other features store it. */
export const privacy = (others: readonly Feature[]): Feature =>
  feature({ name: 'privacy', calls: privacyCalls(others.flatMap(({ personal }) => personal.rows)) })
