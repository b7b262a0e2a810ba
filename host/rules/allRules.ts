// All host components that a browser may render, on the first page or later. The build reports a module missing here.
export { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
export { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
export { ToastRegion } from '@framewell/design-system/elements/toast-region/ToastRegion'
export { SiteBell } from '@framewell/remote-kit/notices/SiteBell'
export { AreaFrame } from '../federation/AreaFrame'
export { renderDocument } from '../server/renderDocument'
export { MenuDrawer } from '../shell/header/MenuDrawer'
export { rulesOf } from './declareRules'
