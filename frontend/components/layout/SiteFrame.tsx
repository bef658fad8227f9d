import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { PlainNotice } from '../ui/PlainNotice'
import { Footer } from './Footer'
import { Header } from './Header'
import { PageError } from './PageError'

/** Header and footer around a page of the site. */
const SiteFrame = ({ children }: { children: ReactNode }) => (
  <>
    <Header />
    <main id="main" tabIndex={-1}>
      <PlainNotice />
      {children}
    </main>
    <Footer />
  </>
)

/** Every page of the site but the desk, which has a frame of its own. */
export const SitePages = () => (
  <SiteFrame>
    <Outlet />
  </SiteFrame>
)

/** Where no frame of its own could be shown around a page. */
export const FramedError = () => (
  <SiteFrame>
    <PageError />
  </SiteFrame>
)
