import type { ScreenPicture } from '../content/sitePictures'
import type { OrderStage } from './stages'

/** What each stage looks like, rendered from a plan's frame. Before fabrication there is nothing to show. */
export const STAGE_PICTURES: Readonly<Partial<Record<OrderStage, ScreenPicture>>> = {
  fabrication_started: 'shop-table',
  fabrication_complete: 'stud',
  kit_packaged: 'truck-bundle',
  in_transit: 'truck-bundle',
  delivered_to_site: 'truck-bundle',
  assembly_scheduled: 'panel-lift',
  assembly_in_progress: 'panel-lift',
  completion_qa: 'storch-dusk',
}
