import { type ReactNode, useEffect, useRef } from 'react'
import { ScrollRestoration, useLocation } from 'react-router-dom'
import { useNotice } from '../../lib/useNotice'
import { useSessionRefresh } from '../../lib/session/useSessionRefresh'
import { RouteProgress } from '../ui/RouteProgress'
import { Toasts } from '../ui/Toasts'
import { Footer } from './Footer'
import { Header } from './Header'

const focusQuietly = (element: HTMLElement): void => {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** After a change of page the focus stands at its title, or at what the address names, as after loading it. */
const useFocusOnNavigation = (): void => {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    for (const element of document.querySelectorAll('[data-first-page]')) element.remove() // it tells of another page
    if (document.activeElement?.matches('[role=tab]')) return // whoever walks through tabs stays there
    const named = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    const target = named ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
    if (target) focusQuietly(target)
  }, [pathname, hash])
}

/** Tells the styles that the script runs: menus then wait for a click instead of opening on focus. */
const useReadyMark = (): void => {
  useEffect(() => {
    document.documentElement.dataset.ready = ''
  }, [])
}

/** What stands around every page. */
export const Layout = ({ children }: { children: ReactNode }) => {
  useReadyMark()
  useFocusOnNavigation()
  useSessionRefresh()
  useNotice()
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to main content
      </a>
      <RouteProgress />
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Toasts />
      <ScrollRestoration />
    </>
  )
}
