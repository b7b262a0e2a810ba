'use client'

import { later } from '../../panel/later'

export const LeadToField = later(() => import('./LeadToField').then((parts) => parts.LeadToField))
/** Replaces Payload's crop window (panel/build/cropWindow.mjs). @public */
export const CropPicture = later(() => import('./CropPicture').then((parts) => parts.CropPicture))
export const PictureUses = later(() => import('./PictureUses').then((parts) => parts.PictureUses))
export const DeleteSeveral = later(() => import('./acts/DeleteSeveral').then((parts) => parts.DeleteSeveral))
export const FigureGrid = later(() => import('./figures/FigureGrid').then((parts) => parts.FigureGrid))
export const PlannedCell = later(() => import('./planned/PlannedMarks').then((parts) => parts.PlannedCell))
export const PlannedField = later(() => import('./planned/PlannedMarks').then((parts) => parts.PlannedField))
export const Conflicts = later(() => import('./saving/Conflicts').then((parts) => parts.Conflicts))
export const RemovedSection = later(() => import('./saving/RemovedSection').then((parts) => parts.RemovedSection))
