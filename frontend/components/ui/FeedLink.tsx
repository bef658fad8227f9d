import { Icon, type IconName } from './Icon'

/** A link to a document for another program: a feed or a calendar, which the router knows nothing of. */
export const FeedLink = ({ href, icon, children }: { href: string; icon: IconName; children: string }) => (
  <p className="print:hidden">
    <a href={href} className="link inline-flex min-h-11 items-center gap-2 font-semibold">
      <Icon name={icon} />
      {children}
    </a>
  </p>
)
