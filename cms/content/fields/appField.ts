import type { TextField } from 'payload'
import { validateApp } from '../validateApp'

/** The widget an app section shows. Both editors offer those of the live releases. */
export function appField(): TextField {
  return {
    name: 'app',
    type: 'text',
    required: true,
    defaultValue: 'mfe-portal/pre-qualify',
    admin: { components: { Field: '/cms/content/panel/AppPicker#AppPicker' } },
    custom: { choices: 'apps' },
    validate: validateApp,
  }
}
