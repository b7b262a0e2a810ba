/** Sends a body to an OpenTelemetry collector. @param signal `traces` or `logs`. Rejects when the collector refuses. */
export async function sendOtlp(endpoint: string, signal: 'traces' | 'logs', body: string): Promise<void> {
  const answer = await fetch(`${endpoint}/v1/${signal}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(10_000),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The collector answered ${answer.status}`)
}
