import { classNames } from '../../lib/classNames'
import type { Notice } from '../../lib/messages/noticeMessages'
import { messages } from '../../lib/messages/messages'
import type { ToastTone } from '../../lib/toasts'
import { NOTICE } from '../../paths'
import { Icon, type IconName } from './Icon'

type ShownTone = ToastTone | 'undo'

const SHOWN_MS = 5000
/** Long enough to be read, understood and pressed. */
const UNDO_MS = 12_000

const TONES: Record<ShownTone, { icon: IconName; className: string }> = {
  success: { icon: 'check', className: '[--tone:var(--acacia)]' },
  info: { icon: 'alert', className: '[--tone:var(--nile)]' },
  error: { icon: 'alert', className: '[--tone:var(--laterite)]' },
  undo: { icon: 'check', className: '[--tone:var(--acacia)]' },
}

const TONE_NAMES: readonly ShownTone[] = ['success', 'info', 'error', 'undo']

interface ToastProps {
  tone: ShownTone
  title?: string
  description?: string
  'data-notice'?: true
  'data-unloaded'?: true
}

const Toast = ({ tone, title, description, ...marks }: ToastProps) => (
  <div
    className={classNames('toast', TONES[tone].className)}
    data-tone={tone}
    data-ms={tone === 'undo' ? UNDO_MS : SHOWN_MS}
    {...marks}
  >
    <span className="mt-1.5 text-(--tone)">
      <Icon name={TONES[tone].icon} className="size-4" />
    </span>
    <div className="min-w-0 flex-1 py-1">
      <p className="font-semibold">{title}</p>
      <p>{description}</p>
      {tone === 'undo' && (
        <button type="button" className="link min-h-11 font-semibold" data-undo>
          Undo
        </button>
      )}
    </div>
    <button
      type="button"
      className="-my-1.5 grid size-11 flex-none place-items-center"
      data-starter="dismiss"
    >
      <Icon name="close" />
      <span className="sr-only">Dismiss</span>
    </button>
  </div>
)

/**
 * Where the starter shows short notices, and what it copies for them: one of each tone, and those whose text the page
 * brings along; the page's notice is also named in its address. Rendered by the server alone.
 */
export const Toasts = ({ notice }: { notice?: Notice }) => (
  <div className="toasts" data-parameter={NOTICE}>
    <div role="status" />
    <div role="alert" />
    <template>
      {TONE_NAMES.map((tone) => (
        <Toast key={tone} tone={tone} />
      ))}
      <Toast tone="error" title={messages.error} description={messages.timeout} data-unloaded />
      {notice && <Toast {...notice} data-notice />}
    </template>
  </div>
)
