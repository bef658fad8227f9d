import { documentTiming } from './documentTiming'
import { onPageChange } from './onPageChange'
import { namedByAddress } from './namedByAddress'

let shown = location.pathname

const focusQuietly = (element: HTMLElement): void => {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

const focusTitle = (): void => {
  const title = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (title) focusQuietly(title)
}

const onChangedPage = (): void => {
  if (location.pathname === shown) return
  shown = location.pathname
  if (document.activeElement?.matches('[role=tab]')) return // whoever walks through tabs stays there
  const named = namedByAddress()
  if (named) focusQuietly(named)
  else focusTitle()
}

/** Whether a link of another page of this site led here; the way back, and an address that was entered, do not. */
const isFollowedFromSite = (): boolean => {
  const { referrer } = document
  return (
    documentTiming()?.type === 'navigate' &&
    referrer.startsWith(`${location.origin}/`) &&
    new URL(referrer).pathname !== location.pathname
  )
}

/**
 * After a change of page the focus stands at its title, or at what the address names: whether the application has
 * changed it or the browser has loaded it.
 */
export const startPageFocus = (): void => {
  onPageChange(onChangedPage)
  if (isFollowedFromSite() && !location.hash && document.activeElement === document.body) focusTitle()
}
