import { StoryShell as StoryHost, type StoryShellProps as StoryHostProps } from '@framewell/remote-kit/testing/StoryShell'
import app from '../app'
import { type SendFile, SendFileContext, sendFile } from '../steel/sendFile'

export interface StoryShellProps extends StoryHostProps {
  /** Takes uploads in the server's place. */
  files?: SendFile
}

/** A small host around this remote's screens; only the server is played. */
export const StoryShell = ({ files = sendFile, ...story }: StoryShellProps) => (
  <SendFileContext value={files}>
    <StoryHost {...story} app={app} />
  </SendFileContext>
)
