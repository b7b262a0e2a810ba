import type { TextField } from 'payload'
import { validateApp } from '../validateApp'

/** The widget an app section shows. The panel offers those of the live releases. */
export function appField(): TextField {
  return {
    name: 'app',
    type: 'text',
    required: true,
    defaultValue: 'mfe-portal/pre-qualify',
    admin: {
      description: 'Widgets of the live releases. A widget is named by its micro-frontend and its own name.',
      components: { Field: '/cms/content/panel/AppPicker#AppPicker' },
    },
    custom: { choices: 'apps' },
    validate: validateApp,
  }
}
