import { useLocation } from 'react-router-dom'
import { useApp } from '../../lib/app'
import { useFrame } from '../../lib/frame'
import { SmartLink } from '../ui/SmartLink'
import { Logo } from './Logo'
import { footerGroups } from './siteMenus'

export const Footer = () => {
  const frame = useFrame()
  const { renderedAt, siteUrl } = useApp()
  const { pathname } = useLocation()
  const { settings } = frame
  return (
    <footer className="bg-foot text-on-foot">
      <div className="wrap grid gap-10 py-12 md:py-16 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div className="grid content-start gap-4">
          <Logo className="w-14" />
          <p className="font-display text-xl font-semibold">{settings.name}</p>
          {settings.footerText && <p className="max-w-[24rem] text-on-foot-soft">{settings.footerText}</p>}
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-4">
          {footerGroups(frame).map(({ title, links }) => (
            <div key={title}>
              <h2 className="mb-2 text-md text-on-foot-soft">{title}</h2>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <SmartLink href={href} className="flex min-h-11 items-center leading-tight underline-offset-4 hover:underline">
                      {label}
                    </SmartLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="border-t border-on-foot-soft/25">
        <p className="wrap py-5 text-on-foot-soft print:text-ink">
          © {new Date(renderedAt).getUTCFullYear()} {settings.name}
          <span className="hidden print:block">
            {siteUrl}
            {pathname}
          </span>
        </p>
      </div>
    </footer>
  )
}
