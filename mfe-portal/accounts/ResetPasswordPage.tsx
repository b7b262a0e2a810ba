import { AskForLink } from './AskForLink'
import { ChooseNewPassword } from './ChooseNewPassword'
import { useFragmentToken } from './useFragmentToken'

/** /reset-password#token=: chooses a new password by a mailed link; without a token, asks for such a link. */
export const ResetPasswordPage = () => {
  const token = useFragmentToken()
  return token === null ? <AskForLink /> : <ChooseNewPassword key={token} token={token} />
}
