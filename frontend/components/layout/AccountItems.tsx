import { isStaff } from '../../../collections/access/policies.schema'
import { useSession } from '../../lib/session/useSession'
import { useSignOut } from '../../lib/session/useSignOut'
import { paths } from '../../paths'
import { ButtonLink } from '../ui/Button'
import { Link } from '../ui/Link'
import { Menu } from '../ui/Menu'

/** The end of the navigation: the way in for a visitor, the account's menu for who is signed in. */
export const AccountItems = () => {
  const { user } = useSession()
  const { signOut, isSigningOut } = useSignOut()
  if (!user) {
    return (
      <li className="nav-account">
        <ButtonLink to={paths.auth.build()}>Login</ButtonLink>
        <ButtonLink to={paths.auth.signUp(paths.membership.application.build())}>Join</ButtonLink>
      </li>
    )
  }
  return (
    <Menu label="Account">
      <li className="border-b border-rule px-3 pt-1 pb-2 text-ink-soft max-nav:px-1">
        <span className="sr-only">Signed in as </span>
        <bdi>{user.fullName}</bdi>
      </li>
      <li>
        <Link to={paths.membership.dashboard.build()} className="nav-item">
          My Dashboard
        </Link>
      </li>
      {isStaff(user) && (
        <li>
          <Link to={paths.admin.build()} className="nav-item">
            Admin Dashboard
          </Link>
        </li>
      )}
      <li>
        <Link to={paths.profile.build()} className="nav-item">
          My Profile
        </Link>
      </li>
      <li>
        <form
          method="post"
          action="/api/users/logout"
          onSubmit={(event) => {
            event.preventDefault()
            if (!isSigningOut) void signOut()
          }}
        >
          <button type="submit" className="nav-item" aria-disabled={isSigningOut || undefined}>
            Sign Out
          </button>
        </form>
      </li>
    </Menu>
  )
}
