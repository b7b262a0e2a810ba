/** Above the list of all releases: links to each team's page. */
export const MicroFrontendsLink = () => (
  <p>
    <a href="/cms/micro-frontends">By micro-frontend, with failures and who may ship</a>
  </p>
)
