import type { MetricName } from '@framewell/domain/insights/metrics'
import type { MetricSource } from '../metricSource'
import { builderSources } from './builderSources'
import { creditSources } from './creditSources'
import { disputeSources } from './disputeSources'
import { ledgerSources } from './ledgerSources'
import { networkSources } from './networkSources'
import { peopleSources } from './peopleSources'
import { projectSources } from './projectSources'
import { quoteSources } from './quoteSources'
import { serviceSources } from './serviceSources'
import { eventSources, systemSources } from './systemSources'

/** The rows behind each figure; a declared metric without a source does not compile. */
export const METRIC_SOURCES: Readonly<Record<MetricName, MetricSource>> = {
  ...creditSources,
  ...peopleSources,
  ...quoteSources,
  ...ledgerSources,
  ...networkSources,
  ...projectSources,
  ...disputeSources,
  ...builderSources,
  ...serviceSources,
  ...systemSources,
  ...eventSources,
}
