#!/usr/bin/env node
// The command `framewell-remote build|ship` of a micro-frontend in a repository of its own.
import { register } from 'tsx/esm/api'

register()
await import('./runRemote.ts')
