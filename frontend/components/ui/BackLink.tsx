import { Icon } from './Icon'
import { Link } from './Link'

/** Goes back as the browser does, by the starter; where there is nothing to go back to, to the fallback. */
export const BackLink = ({ fallback, label = 'Back' }: { fallback: string; label?: string }) => (
  <Link
    to={fallback}
    data-starter="back"
    className="link inline-flex min-h-11 items-center gap-2 font-semibold"
  >
    <Icon name="back" />
    {label}
  </Link>
)
