/**
 * SQL: how long a failed attempt waits for the next one: 15 seconds, then twice as long each time, at most six hours. Twelve attempts span
 * more than eight hours.
 * @param attempts SQL for the number of attempts so far, including the failed one
 */
export const retryWait = (attempts: string) => `make_interval(secs => least(15 * power(2, ${attempts} - 1), 21600))`
