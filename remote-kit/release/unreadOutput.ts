/** A reader that ends early (`… | head -1`) ends neither the command nor its work: what it would still say is dropped. */
export function ignoreUnreadOutput(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
}
