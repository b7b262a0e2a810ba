'use client'

import { later } from '../../panel/later'

export const ReleaseActions = later(() => import('./ReleaseActions').then((parts) => parts.ReleaseActions))
export const SetServerDrawing = later(() => import('./SetServerDrawing').then((parts) => parts.SetServerDrawing))
export const IssueShipKey = later(() => import('./IssueShipKey').then((parts) => parts.IssueShipKey))
export const SetRemoteService = later(() => import('./SetRemoteService').then((parts) => parts.SetRemoteService))
export const SetRemoteTerms = later(() => import('./SetRemoteTerms').then((parts) => parts.SetRemoteTerms))
