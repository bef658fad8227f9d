import { type ComponentType, useEffect, useState } from 'react'

/** Well after the page has been painted and answers: what keeps pages for later must not delay this one. */
const AFTER_LOAD_MS = 1500

/** Brings what works without a line, when the page itself has long been there. */
export const OfflineHost = () => {
  const [Notice, setNotice] = useState<ComponentType>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = (): void => {
      timer = setTimeout(() => {
        import('./OfflineNotice').then(
          (module) => setNotice(() => module.OfflineNotice),
          () => {}, // the page does without
        )
      }, AFTER_LOAD_MS)
    }
    if (document.readyState === 'complete') load()
    else addEventListener('load', load, { once: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('load', load)
    }
  }, [])
  return Notice && <Notice />
}
