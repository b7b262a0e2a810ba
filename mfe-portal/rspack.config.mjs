import { remoteConfig } from '@framewell/remote-kit/release/remoteConfig.mjs'

export default remoteConfig({ name: 'mfe-portal', root: import.meta.dirname })
