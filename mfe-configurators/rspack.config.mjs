import { remoteConfig } from '../scripts/remoteConfig.mjs'

export default remoteConfig({ name: 'mfe-configurators', root: import.meta.dirname })
