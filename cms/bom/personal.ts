import type { PersonalData } from '../platform/privacy/personalData'

export const bomPersonal: PersonalData = {
  rows: [],
  none: {
    distributors: ['name'],
    _distributors_v: ['version_name'],
    materials: ['product_name'],
    _materials_v: ['version_product_name'],
  },
}
