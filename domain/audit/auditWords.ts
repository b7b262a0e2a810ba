/** Past tenses of the verbs that end the names of audited actions. */
const DONE: Readonly<Record<string, string>> = {
  accept: 'accepted',
  add: 'added',
  agree: 'agreed',
  amend: 'amended',
  answer: 'answered',
  apply: 'applied',
  approve: 'approved',
  ask: 'asked',
  assign: 'assigned',
  cancel: 'canceled',
  change: 'changed',
  clear: 'cleared',
  close: 'closed',
  complete: 'completed',
  confirm: 'confirmed',
  create: 'created',
  decide: 'decided',
  decline: 'declined',
  delete: 'deleted',
  disable: 'disabled',
  download: 'downloaded',
  end: 'ended',
  erase: 'erased',
  export: 'exported',
  fail: 'failed',
  hold: 'put on hold',
  import: 'imported',
  issue: 'issued',
  open: 'opened',
  override: 'overridden',
  place: 'placed',
  promote: 'promoted',
  propose: 'proposed',
  prune: 'pruned',
  publish: 'published',
  reassign: 'reassigned',
  record: 'recorded',
  register: 'registered',
  reject: 'rejected',
  release: 'released',
  remove: 'removed',
  replay: 'replayed',
  repoint: 'repointed',
  reroute: 'rerouted',
  resolve: 'resolved',
  restore: 'restored',
  resume: 'resumed',
  revoke: 'revoked',
  rotate: 'rotated',
  save: 'saved',
  schedule: 'scheduled',
  send: 'sent',
  set: 'set',
  sign: 'signed',
  start: 'started',
  stop: 'stopped',
  try: 'tried',
  undo: 'undone',
  unschedule: 'unscheduled',
  update: 'updated',
  upload: 'uploaded',
  void: 'voided',
  withdraw: 'withdrawn',
}
/** Words that are written in capitals, or with a hyphen. */
const WRITTEN: Readonly<Record<string, string>> = { api: 'API', bom: 'BOM', w9: 'W-9' }

/** An audited action as people read it: 'phase-complete' is 'Phase completed'. */
export function auditActionWords(action: string): string {
  const words = action.split('-')
  const last = words.at(-1) ?? ''
  // A verb alone, as in 'sign-in', is not what was done to something.
  const done = words.length > 1 ? (DONE[last] ?? last) : last
  return sentence([...words.slice(0, -1), done])
}

/** The kind of thing an action was about: 'payment-projects' is 'Payment projects'. */
export function auditSubjectWords(subjectType: string): string {
  return sentence(subjectType.split(/[-_]/))
}

function sentence(words: readonly string[]): string {
  const text = words.map((word) => WRITTEN[word] ?? word).join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
