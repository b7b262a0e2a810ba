import { CALLS } from '@framewell/domain/calls'
import { StoryShell as StoryHost, type StoryShellProps } from '@framewell/remote-kit/testing/StoryShell'
import app from '../app'

/** A small host for this remote's screens; only the server is faked. */
export const StoryShell = (props: StoryShellProps) => <StoryHost {...props} app={app} calls={CALLS} />
