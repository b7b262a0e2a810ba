import { remoteConfig } from '@framewell/remote-kit/release/remoteConfig.mjs'

export default remoteConfig({ name: 'mfe-admin', root: import.meta.dirname })
