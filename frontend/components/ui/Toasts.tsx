import { classNames } from '../../lib/classNames'
import type { Notice } from '../../lib/messages/noticeMessages'
import { messages } from '../../lib/messages/messages'
import type { ToastTone } from '../../lib/toasts'
import { NOTICE } from '../../paths'
import { Icon, type IconName } from './Icon'

const TONES: Record<ToastTone, { icon: IconName; className: string }> = {
  success: { icon: 'check', className: '[--tone:var(--acacia)]' },
  info: { icon: 'alert', className: '[--tone:var(--nile)]' },
  error: { icon: 'alert', className: '[--tone:var(--laterite)]' },
}

const TONE_NAMES: readonly ToastTone[] = ['success', 'info', 'error']

interface ToastProps {
  tone: ToastTone
  title?: string
  description?: string
  /** Whether the starter fills it with what is to be shown. */
  isFilled?: true
  'data-notice'?: true
  'data-unloaded'?: true
}

const Toast = ({ tone, title, description, isFilled, ...marks }: ToastProps) => (
  <div className={classNames('toast', TONES[tone].className)} data-tone={tone} {...marks}>
    <span className="mt-1.5 text-(--tone)">
      <Icon name={TONES[tone].icon} className="size-4" />
    </span>
    <div className="min-w-0 flex-1 py-1">
      <p className="font-semibold">{title}</p>
      <p>{description}</p>
      {isFilled && <button type="button" className="link min-h-11 font-semibold" data-starter="act" />}
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
        <Toast key={tone} tone={tone} isFilled />
      ))}
      <Toast tone="error" title={messages.error} description={messages.timeout} data-unloaded />
      {notice && <Toast {...notice} data-notice />}
    </template>
  </div>
)
