/** Above a list of pages or posts: where bulk actions are done, with a result for each document. */
export const SeveralAtOnce = () => (
  <p>
    Several at once are published, taken off the site, deleted or collected in a release on the{' '}
    <a href="/content-management">content screen</a>, which says of each what became of it.
  </p>
)
