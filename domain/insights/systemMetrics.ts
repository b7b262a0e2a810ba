import { defineMetric } from './defineMetric'

/** Metrics behind operators' alerts, by name. */
export const systemMetrics = {
  failedMails: defineMetric({
    title: 'Failed mails',
    unit: 'count',
    definition: 'Mails that were given up after every try.',
    fold: 'count',
    span: 'now',
    better: 'less',
  }),
  schedulerDelay: defineMetric({
    title: 'Background work is late by',
    unit: 'minutes',
    definition: 'Minutes since the oldest background job was due that has not begun.',
    fold: 'sum',
    span: 'now',
    better: 'less',
  }),
  releaseFailures: defineMetric({
    title: 'Failures of live releases',
    unit: 'count',
    definition: 'Different failures of live releases that visitors’ pages reported in the last hour.',
    fold: 'count',
    span: 'now',
    better: 'less',
  }),
  uptime: defineMetric({
    title: 'Uptime',
    unit: 'percent',
    definition: 'Minutes of the last 30 days in which a process of the cms noted that it runs, of all since the first that was noted.',
    fold: 'share',
    span: { days: 30 },
    better: 'more',
  }),
  apiResponseTime: defineMetric({
    title: 'API response time',
    unit: 'milliseconds',
    definition: 'Mean time from a request’s arrival to the end of its answer over the last 24 hours; event streams are left out.',
    fold: 'mean',
    span: { days: 1 },
    better: 'less',
  }),
  errorRate: defineMetric({
    title: 'Error rate',
    unit: 'percent',
    definition: 'Answers of the API that failed on our side (status 500 and above) of all answers in the last 24 hours.',
    fold: 'share',
    span: { days: 1 },
    better: 'less',
  }),
} as const
