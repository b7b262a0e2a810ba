/**
 * Retries while the answer is 503, as its Retry-After says: a crowd fills the connection pool for seconds on a slow machine, and such a
 * request stored nothing.
 */
export async function untilAnswered<T extends { readonly status: number }>(ask: () => Promise<T>): Promise<T> {
  const answer = await ask()
  return answer.status === 503 ? untilAnswered(ask) : answer
}
