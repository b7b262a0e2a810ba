/** Above the list of all releases: links to each micro-frontend's page, which its team sees too. */
export const MicroFrontendsLink = () => (
  <p>
    <a href="/micro-frontends">By micro-frontend, with failures and who may ship</a>
  </p>
)
