import { remoteConfig } from '@framewell/remote-kit/release/remoteConfig.mjs'

export default remoteConfig({ name: 'mfe-example', root: import.meta.dirname })
