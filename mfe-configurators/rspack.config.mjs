import { remoteConfig } from '@framewell/remote-kit/release/remoteConfig.mjs'

export default remoteConfig({ name: 'mfe-configurators', root: import.meta.dirname, alike: true })
