import { useLocation } from 'react-router-dom'
import { useApp } from '../../lib/app'
import { useSiteChrome } from '../../lib/siteChrome'
import { useSession } from '../../lib/session/useSession'
import { todayInJuba } from '../../lib/todayInJuba'
import { SmartLink } from '../ui/SmartLink'
import { Logo } from './Logo'
import { type MenuLink, footerGroups } from './siteMenus'

/** Pages where people who are signed in work. */
const WORK = /^\/(admin|members|profile|membership\/(ap|cpd|da|pa|reg|renewal\/))/
/** What is of use there too. */
const HELP = /^\/(contact|privacy|membership\/support)$/

const Links = ({ links, className }: { links: MenuLink[]; className?: string }) => (
  <ul className={className}>
    {links.map(({ label, href }) => (
      <li key={href}>
        <SmartLink href={href} className="foot-link">
          {label}
        </SmartLink>
      </li>
    ))}
  </ul>
)

const GROUPS = { 'aria-label': 'Footer', className: 'foot-groups' }

const Groups = () => {
  const siteChrome = useSiteChrome()
  const { keptChrome } = useApp()
  if (import.meta.env.SSR && keptChrome)
    return <nav {...GROUPS} dangerouslySetInnerHTML={{ __html: keptChrome.footerGroups }} />
  return (
    <nav {...GROUPS}>
      {footerGroups(siteChrome).map(({ title, links }) => (
        <div key={title}>
          <h2>{title}</h2>
          <Links links={links} />
        </div>
      ))}
    </nav>
  )
}

/** The site's footer; one line where somebody who is signed in works. */
export const Footer = () => {
  const siteChrome = useSiteChrome()
  const { renderedAt, siteUrl } = useApp()
  const { pathname } = useLocation()
  const isSlim = useSession().user && WORK.test(pathname)
  const { settings } = siteChrome
  return (
    <footer className="footer">
      {!isSlim && (
        <div className="wrap foot">
          <div>
            <Logo className="foot-logo" />
            <p className="foot-name">{settings.name}</p>
            {settings.footerText && <p>{settings.footerText}</p>}
          </div>
          <Groups />
        </div>
      )}
      <div className="foot-end">
        <div className="wrap foot-line">
          <p>
            © {todayInJuba(new Date(renderedAt)).slice(0, 4)} {settings.name}
            <span className="foot-url">
              {siteUrl}
              {pathname}
            </span>
          </p>
          {isSlim && (
            <Links
              links={footerGroups(siteChrome)
                .flatMap(({ links }) => links)
                .filter(({ href }) => HELP.test(href))}
              className="foot-help"
            />
          )}
        </div>
      </div>
    </footer>
  )
}
