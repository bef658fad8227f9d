import { useSearchParams } from 'react-router-dom'
import { classNames } from '../../lib/classNames'
import type { ToastTone } from '../../lib/toasts'
import { NOTICE } from '../../paths'

const TONES: Record<ToastTone, string> = {
  success: 'border-acacia bg-acacia-wash',
  info: 'border-nile bg-nile-wash',
  error: 'border-laterite bg-laterite-wash',
}

/** The browser never shows it. */
const noticeOf = import.meta.env.SSR
  ? (await import('../../lib/messages/noticeMessages')).noticeOf
  : () => undefined

/**
 * What an address has to tell, for browsers without JavaScript: all others are shown a toast. The element is always
 * there, since the starter takes the notice out of the address before React compares the page with its own.
 */
export const PlainNotice = () => {
  const notice = noticeOf(useSearchParams()[0].get(NOTICE))
  return (
    <noscript>
      {notice && (
        <div className="wrap pt-6">
          <p className={classNames('max-w-text border-s-4 p-4', TONES[notice.tone])}>
            <strong className="block">{notice.title}</strong> {notice.description}
          </p>
        </div>
      )}
    </noscript>
  )
}
