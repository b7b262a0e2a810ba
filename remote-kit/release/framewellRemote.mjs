#!/usr/bin/env node
// The command `framewell-remote create|build|dev|ship|preview|types|upgrade` for a micro-frontend in its own repository.
import { register } from 'tsx/esm/api'

register()
await import('./runRemote.ts')
