import { ScreenPicture } from '../pictures/ScreenPicture'
import { EnhancedOnboardingForm } from './EnhancedOnboardingForm'
import { IllustratedFormPage } from './IllustratedOpening'
import { ProfilesDrawing } from './networkDrawings'

export const drawingReady = ProfilesDrawing.ready

/** /enhanced-partner-onboarding without its CMS page. */
export const EnhancedOnboardingPage = () => (
  <IllustratedFormPage
    heading="Become a network partner"
    lead="For roll-form operators, lumber yards, resellers and brokers. We contact you within 1-2 business days."
    picture={<ProfilesDrawing />}
    caption="What partners roll, stock and sell, in section: stud, track and strap of the catalog’s frames. The sheet is drawn about three times as thick as it is."
    below={<ScreenPicture name="shop-table" sizes="(max-width: 767px) 100vw, 480px" />}
  >
    <EnhancedOnboardingForm />
  </IllustratedFormPage>
)
