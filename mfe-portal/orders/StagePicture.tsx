import { STAGE_PICTURES } from '@framewell/domain/orders/stagePictures'
import type { OrderStage, OrderStatus } from '@framewell/domain/orders/stages'
import { ScreenPicture } from '../pictures/ScreenPicture'
import { StageFrame } from './StageFrame'

interface StagePictureProps {
  readonly order: { readonly status: OrderStatus; readonly stage: OrderStage }
}

/** What an order's stage looks like; before fabrication and of a canceled order, its frame with the stages reached. */
export const StagePicture = ({ order: { status, stage } }: StagePictureProps) => (
  <ScreenPicture
    name={status === 'cancelled' ? undefined : STAGE_PICTURES[stage]}
    caption="A rendering of this stage with a frame from our catalog, not a photo of your order."
    sizes="(max-width: 639px) 100vw, 352px"
    instead={<StageFrame stage={stage} />}
  />
)
