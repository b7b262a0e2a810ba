import { ChooseNewPassword } from './ChooseNewPassword'
import { RequestLink } from './RequestLink'
import { useFragmentToken } from './useFragmentToken'

/** /reset-password#token=: sets a new password through a mailed link; without a token, requests such a link. */
export const ResetPasswordPage = () => {
  const token = useFragmentToken()
  return token === null ? <RequestLink /> : <ChooseNewPassword key={token} token={token} />
}
