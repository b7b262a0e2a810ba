import { currentSession } from '@framewell/domain/accounts/session'
import { CALLS } from '@framewell/domain/calls'
import type { CallApi } from '@framewell/domain/http/callApi'
import { StoryShell, type StoryShellProps } from '@framewell/remote-kit/testing/StoryShell'
import app from '../app'
import sitePictures from '../recordings/sitePictures.json'

const session = async (call: CallApi) => (await call(currentSession, {})).session

/** A small host for this remote's screens; the story's answers define who is signed in. */
export const PortalStory = (props: StoryShellProps) => (
  <StoryShell {...props} app={app} session={session} calls={CALLS} frame={sitePictures} />
)
