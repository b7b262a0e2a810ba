import config from '@payload-config'
import { apiRules, PANEL_RULES } from './surfaceRules'

/* Prints the policy of everything that Payload and Next serve, as JSON: `npm run -s -w @framewell/cms policy`. */
config.then(
  (sanitized) => {
    console.log(JSON.stringify([...apiRules(sanitized), ...PANEL_RULES], null, 2))
    process.exit(0)
  },
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
