import { remoteConfig } from '../scripts/remoteConfig.mjs'

export default remoteConfig({ name: 'mfe-admin', root: import.meta.dirname })
