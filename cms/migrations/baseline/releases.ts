/** At most one live release per remote. */
export const releases = `
create unique index remote_releases_one_live on remote_releases (remote) where status = 'live';
`
