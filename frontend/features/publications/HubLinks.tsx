import { Icon } from '../../components/ui/Icon'
import { Link } from '../../components/ui/Link'

export interface HubLink {
  to: string
  label: string
  text?: string
}

/** Links of the hub, each with a line of explanation. */
export const HubLinks = ({ links }: { links: readonly HubLink[] }) => (
  <ul className="divide-y divide-rule-strong border-y border-rule-strong">
    {links.map(({ to, label, text }) => (
      <li key={to}>
        <Link to={to} className="group flex min-h-13 items-center justify-between gap-4 py-3">
          <span>
            <span className="block font-display text-lg leading-snug font-semibold group-hover:text-nile group-hover:underline">
              {label}
            </span>
            {text && <span className="block text-ink-soft">{text}</span>}
          </span>
          <Icon name="arrow" className="size-[0.7em] flex-none text-laterite" />
        </Link>
      </li>
    ))}
  </ul>
)
