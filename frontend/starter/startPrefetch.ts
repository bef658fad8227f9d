import { isApplicationLoaded } from './startApplication'
import { mayLoadAhead } from './mayLoadAhead'
import { pageOf } from './pageOf'

const fetched = new Set<string>([location.pathname + location.search])

const onIntent = ({ target }: Event): void => {
  if (isApplicationLoaded() || !(target instanceof Element)) return
  const link = target.closest('a')
  const page = link ? pageOf(link, location.origin) : undefined
  if (!page || fetched.has(page) || !mayLoadAhead()) return
  fetched.add(page)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: page }))
}

/** Fetches the page of a link that somebody is about to follow; the application has its own way to the next page. */
export const startPrefetch = (): void => {
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, onIntent, { passive: true })
}
