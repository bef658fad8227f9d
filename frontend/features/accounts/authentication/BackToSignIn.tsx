import { paths } from '../../../paths'

/** Leads back to the first step of signing in; a link, so that it works before the script runs. */
export const BackToSignIn = ({ onBack }: { onBack: () => void }) => (
  <a
    href={paths.auth.build()}
    className="btn btn-quiet"
    onClick={(event) => {
      event.preventDefault()
      onBack()
    }}
  >
    Back to Sign In
  </a>
)
