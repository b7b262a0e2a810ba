import type { PersonalData } from '../platform/privacy/personalData'

export const catalogPersonal: PersonalData = {
  rows: [],
  none: {
    home_plans: ['name', 'layout'],
    _home_plans_v: ['version_name', 'version_layout'],
    price_options: ['name'],
    _price_options_v: ['version_name'],
    price_options_texts: ['text'],
    _price_options_v_texts: ['text'],
    price_book_versions: ['content'],
  },
}
