export * as newsletter from '@framewell/domain/newsletter/calls'
export { callApi } from '../../shell/remotes/apiClient'
