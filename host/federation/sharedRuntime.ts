// What the entries of remotes take from the page's federation runtime, the same for all of them (@module-federation/runtime and
// webpack-bundler-runtime). The rest of it, for manifests and for preloading by them, would come along unused.
export {
  assert,
  CurrentGlobal,
  error,
  Global,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  loadScriptNode,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime/core'
