// The parts of the page's federation runtime that remote entries use, the same for all remotes (@module-federation/runtime and
// webpack-bundler-runtime). Manifest loading and preloading are left out because nothing uses them.
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
