import { useLocation, useNavigate } from 'react-router-dom'
import { Icon } from './Icon'
import { Link } from './Link'

/** The page that was opened from outside, or loaded anew: the browser's history may lead away from the site. */
const FIRST_PAGE = 'default'

/** Goes back as the browser does; where there is nothing to go back to, to the fallback. */
export const BackLink = ({ fallback, label = 'Back' }: { fallback: string; label?: string }) => {
  const navigate = useNavigate()
  const { key } = useLocation()
  return (
    <Link
      to={fallback}
      className="link inline-flex min-h-11 items-center gap-2 font-semibold"
      onClick={(event) => {
        if (key === FIRST_PAGE || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        void navigate(-1)
      }}
    >
      <Icon name="back" />
      {label}
    </Link>
  )
}
