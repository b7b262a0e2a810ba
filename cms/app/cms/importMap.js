import { MakeLive as MakeLive_ea8eb63313084ab08d9a2eb7d7ed246f } from '../../../cms/releases/panel/MakeLive'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/releases/panel/MakeLive#MakeLive": MakeLive_ea8eb63313084ab08d9a2eb7d7ed246f,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
