import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { ScrollRestoration, useLocation } from 'react-router-dom'
import type { StarterEvent } from '../../lib/starterEvents.types'
import { useNotice } from '../../lib/useNotice'
import { useSessionRefresh } from '../../lib/session/useSessionRefresh'
import { RouteProgress } from '../ui/RouteProgress'

const CHANGED_PAGE: StarterEvent = 'ace:page'

/** Tells the starter that the application answers, and when it has changed the page. */
const useStarter = (): void => {
  const { key, pathname } = useLocation()
  const shown = useRef({ key, pathname })
  useEffect(() => {
    document.documentElement.dataset.app = ''
  }, [])
  useEffect(() => {
    const last = shown.current
    if (last.key === key) return
    shown.current = { key, pathname }
    if (last.pathname !== pathname)
      for (const element of document.querySelectorAll('[data-first-page]')) element.remove() // it tells of another page
    document.dispatchEvent(new Event(CHANGED_PAGE))
  }, [key, pathname])
}

/** Under which the router keeps how far each page is scrolled. */
const SCROLL_POSITIONS = 'ace.scroll'

/**
 * Before the router restores how far the first page was scrolled: the browser has done so when it loaded the document,
 * and somebody may have scrolled since.
 */
const KeepScroll = () => {
  const { key } = useLocation()
  const firstKey = useRef(key)
  useLayoutEffect(() => {
    try {
      const positions: unknown = JSON.parse(sessionStorage.getItem(SCROLL_POSITIONS) ?? '{}')
      sessionStorage.setItem(
        SCROLL_POSITIONS,
        JSON.stringify(Object.assign({}, positions, { [firstKey.current]: scrollY })),
      )
    } catch {
      // without storage the router keeps no positions either
    }
  }, [])
  return null
}

/** What is with every page, whichever frame it has. */
export const Layout = ({ children }: { children: ReactNode }) => {
  useStarter()
  useSessionRefresh()
  useNotice()
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to main content
      </a>
      <RouteProgress />
      {children}
      <KeepScroll />
      <ScrollRestoration storageKey={SCROLL_POSITIONS} />
    </>
  )
}
