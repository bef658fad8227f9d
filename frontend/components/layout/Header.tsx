import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSiteChrome } from '../../lib/siteChrome'
import { paths } from '../../paths'
import { Icon } from '../ui/Icon'
import { Link } from '../ui/Link'
import { Menu } from '../ui/Menu'
import { SmartLink } from '../ui/SmartLink'
import { AccountItems } from './AccountItems'
import { Logo } from './Logo'
import { SearchButton } from './SearchButton'
import { siteMenus } from './siteMenus'

/** The phone's panel covers the page: what lies below it is out of reach while it is open. */
const useCoveredPage = (isCovered: boolean): void => {
  useEffect(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body > main, body > footer'))
      element.inert = isCovered
  }, [isCovered])
}

export const Header = () => {
  const siteChrome = useSiteChrome()
  const { links, menus } = siteMenus(siteChrome)
  const [isOpen, setIsOpen] = useState(false)
  const { key, pathname } = useLocation()
  const isCurrent = (href: string): boolean =>
    pathname === href || (href !== '/' && pathname.startsWith(`${href}/`))
  const [openedAt, setOpenedAt] = useState(key)
  if (openedAt !== key) {
    setOpenedAt(key)
    setIsOpen(false)
  }
  useCoveredPage(isOpen)

  return (
    <header
      className="header"
      onKeyDown={(event) => {
        if (event.key === 'Escape') setIsOpen(false)
      }}
    >
      <div className="wrap header-row">
        <Link to={paths.home.build()} className="brand">
          <Logo />
          <span>{siteChrome.settings.shortName}</span>
        </Link>
        <SearchButton className="search-sign btn" />
        <button
          type="button"
          className="nav-toggle btn -me-3"
          aria-expanded={isOpen}
          aria-controls="site-nav"
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} className="size-4" />
          {isOpen ? 'Close' : 'Menu'}
        </button>
        <nav id="site-nav" className="nav" aria-label="Main" data-open={isOpen || undefined}>
          <ul>
            <li className="nav-search">
              <SearchButton className="nav-item" hasLabel />
            </li>
            {links.map(({ label, href }) => (
              <li key={href}>
                <SmartLink
                  href={href}
                  className="nav-item"
                  aria-current={isCurrent(href) ? 'page' : undefined}
                >
                  {label}
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
    </header>
  )
}
