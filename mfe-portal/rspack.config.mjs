import { remoteConfig } from '../scripts/remoteConfig.mjs'

export default remoteConfig({ name: 'mfe-portal', root: import.meta.dirname })
