import { StoryShell as StoryHost, type StoryShellProps } from '@framewell/remote-kit/testing/StoryShell'
import app from '../app'

/** A small host around this remote's screens; only the server is played. */
export const StoryShell = (props: StoryShellProps) => <StoryHost {...props} app={app} />
