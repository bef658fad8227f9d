import { useAtomValue, useSetAtom } from 'jotai'
import { type FocusEvent, useEffect, useState } from 'react'
import { classNames } from '../../lib/classNames'
import { type Toast, type ToastTone, dismissToastAtom, toastsAtom } from '../../lib/toasts'
import { Icon, type IconName } from './Icon'

const SHOWN_MS = 5000

const TONES: Record<ToastTone, { icon: IconName; className: string }> = {
  success: { icon: 'check', className: '[--tone:var(--acacia)]' },
  info: { icon: 'alert', className: '[--tone:var(--nile)]' },
  error: { icon: 'alert', className: '[--tone:var(--laterite)]' },
}

const ToastItem = ({
  toast: { id, tone, title, description },
  isHeld,
}: {
  toast: Toast
  isHeld: boolean
}) => {
  const dismiss = useSetAtom(dismissToastAtom)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => dismiss(id), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [dismiss, id, isHeld])
  return (
    <div className={classNames('toast', TONES[tone].className)}>
      <span className="mt-1.5 text-(--tone)">
        <Icon name={TONES[tone].icon} className="size-4" />
      </span>
      <div className="min-w-0 flex-1 py-1">
        <p className="font-semibold">{title}</p>
        {description && <p>{description}</p>}
      </div>
      <button
        type="button"
        className="-my-1.5 grid size-11 flex-none place-items-center"
        onClick={() => dismiss(id)}
      >
        <Icon name="close" />
        <span className="sr-only">Dismiss</span>
      </button>
    </div>
  )
}

/** Short notices in a corner: said aloud, gone after five seconds unless someone looks at them. */
export const Toasts = () => {
  const toasts = useAtomValue(toastsAtom)
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const hold = {
    onPointerEnter: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: () => setIsFocused(true),
    onBlur: (event: FocusEvent) => setIsFocused(event.currentTarget.contains(event.relatedTarget)),
  }
  const isHeld = toasts.length > 0 && (isHovered || isFocused)
  const ofTone = (isError: boolean) =>
    toasts
      .filter(({ tone }) => (tone === 'error') === isError)
      .map((toast) => <ToastItem key={toast.id} toast={toast} isHeld={isHeld} />)
  return (
    <div className="toasts" {...hold}>
      <div role="status">{ofTone(false)}</div>
      <div role="alert">{ofTone(true)}</div>
    </div>
  )
}
