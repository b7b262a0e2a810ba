import { AskForLink } from './AskForLink'
import { ChooseNewPassword } from './ChooseNewPassword'
import { useFragmentToken } from './useFragmentToken'

/** /reset-password#token=: sets a new password through a mailed link; without a token, requests such a link. */
export const ResetPasswordPage = () => {
  const token = useFragmentToken()
  return token === null ? <AskForLink /> : <ChooseNewPassword key={token} token={token} />
}
