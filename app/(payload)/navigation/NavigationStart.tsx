'use client'
import { useNav } from '@payloadcms/ui'
import { useLayoutEffect } from 'react'

/** Up to this width Payload starts with the navigation closed. */
const CLOSED_AT_FIRST = '(max-width: 1440px)'

/**
 * Closes the navigation before the first picture after the page's script has started. Payload itself closes it a
 * moment later: the page moved aside and back meanwhile, and a press on what stood below the pointer was lost.
 */
export const NavigationStart = () => {
  const { hydrated, setNavOpen } = useNav()
  useLayoutEffect(() => {
    if (!hydrated && matchMedia(CLOSED_AT_FIRST).matches) setNavOpen(false)
  }, [hydrated, setNavOpen])
  return null
}
