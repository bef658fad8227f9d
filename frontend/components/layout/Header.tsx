import { useLocation } from 'react-router-dom'
import { useApp } from '../../lib/app'
import { useSiteChrome } from '../../lib/siteChrome'
import { paths } from '../../paths'
import { Icon } from '../ui/Icon'
import { Link } from '../ui/Link'
import { Menu } from '../ui/Menu'
import { SmartLink } from '../ui/SmartLink'
import { AccountItems } from './AccountItems'
import { Logo } from './Logo'
import { SearchButton } from './SearchButton'
import { isCurrentLink, siteMenus } from './siteMenus'

const HeaderContent = () => {
  const siteChrome = useSiteChrome()
  const { links, menus } = siteMenus(siteChrome)
  const { pathname } = useLocation()
  return (
    <div className="wrap header-row">
      <Link to={paths.home.build()} className="brand">
        <Logo />
        <span>{siteChrome.settings.shortName}</span>
      </Link>
      <SearchButton className="search-sign btn" />
      <button
        type="button"
        className="nav-toggle btn -me-3"
        aria-expanded="false"
        aria-controls="site-nav"
        data-starter="navigation"
        suppressHydrationWarning
      >
        <span className="nav-closed">
          <Icon name="menu" className="size-4" />
          Menu
        </span>
        <span className="nav-open">
          <Icon name="close" className="size-4" />
          Close
        </span>
      </button>
      <nav id="site-nav" className="nav" aria-label="Main" suppressHydrationWarning>
        <ul>
          <li className="nav-search">
            <SearchButton className="nav-item" hasLabel />
          </li>
          {links.map((link) => (
            <li key={link.href}>
              <SmartLink
                href={link.href}
                className="nav-item"
                aria-current={isCurrentLink(link, pathname) ? 'page' : undefined}
              >
                {link.label}
              </SmartLink>
            </li>
          ))}
          {menus.map(({ label, items, isWide }) => (
            <Menu key={label} label={label} isWide={isWide}>
              {items.map((item) => (
                <li key={item.href}>
                  <SmartLink href={item.href} className="nav-item">
                    {item.label}
                  </SmartLink>
                </li>
              ))}
            </Menu>
          ))}
          <AccountItems />
        </ul>
      </nav>
    </div>
  )
}

/** The header of every page. Its menus and the phone's panel are opened and closed by the starter. */
export const Header = () => {
  const { keptChrome } = useApp()
  if (import.meta.env.SSR && keptChrome)
    return <header className="header" dangerouslySetInnerHTML={{ __html: keptChrome.header }} />
  return (
    <header className="header">
      <HeaderContent />
    </header>
  )
}
