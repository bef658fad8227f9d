import { useNavigate } from 'react-router-dom'
import { Icon } from '../../../components/ui/Icon'
import { Link } from '../../../components/ui/Link'
import { divisionMessages } from '../../../lib/messages/divisionMessages'
import { useSession } from '../../../lib/session/useSession'
import { useToast } from '../../../lib/toasts'
import { paths } from '../../../paths'

const ITEM =
  'flex min-h-13 w-full items-center justify-between gap-4 py-2 text-start hover:text-nile hover:underline underline-offset-4'
const Arrow = () => <Icon name="arrow" className="size-[0.7em] flex-none text-laterite" />

/** What one can do with a division. Source: spec.md section 2, "Division pages". */
export const QuickLinks = ({ slug, title }: { slug: string; title: string }) => {
  const toast = useToast()
  const navigate = useNavigate()
  const { user } = useSession()
  // visitors are told what the specification tells them; members have the portal
  const submitSubmission = (): void => {
    if (user) void navigate(paths.membership.papers.build({ division: slug }))
    else toast({ tone: 'info', title: divisionMessages.noPortal })
  }
  const link = (to: string, label: string) => (
    <li>
      <Link to={to} className={ITEM}>
        {label}
        <Arrow />
      </Link>
    </li>
  )
  return (
    <nav aria-labelledby="quick-links" className="card p-5 md:p-6">
      <h2 id="quick-links" className="text-xl">
        Quick Links
      </h2>
      <ul className="mt-2 divide-y divide-rule-strong">
        {link(
          user ? paths.group.build(`division-${slug}`) : paths.membership.join.build(),
          'Join this Division',
        )}
        <li>
          <button type="button" className={ITEM} onClick={submitSubmission}>
            Submit Research or Paper
            <Arrow />
          </button>
        </li>
        {link(paths.events.build(), 'Attend Upcoming Events')}
        {link(paths.publications.build({ division: slug }), 'Access Division Publications')}
        {link(
          paths.contact.build({ subject: `To the chair of the division: ${title}` }),
          'Contact Division Chair',
        )}
      </ul>
    </nav>
  )
}
