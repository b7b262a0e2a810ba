import type { TextField } from 'payload'
import { validateApp } from '../validateApp'

/** The widget an app section shows. The content screen offers those of the live releases. */
export function appField(): TextField {
  return {
    name: 'app',
    type: 'text',
    required: true,
    defaultValue: 'mfe-portal/pre-qualify',
    admin: {
      description: 'A widget of a live release, named by its micro-frontend and its own name.',
    },
    custom: { choices: 'apps' },
    validate: validateApp,
  }
}
