import type { ComponentProps } from 'react'
import { classNames } from '../../lib/classNames'
import { Link, type LinkProps } from './Link'

export type ButtonTone = 'main' | 'plain' | 'quiet' | 'onDeep'

const TONES: Record<ButtonTone, string> = {
  main: 'btn-main',
  plain: '',
  quiet: 'btn-quiet',
  onDeep: 'btn-on-deep',
}

const buttonClass = (tone: ButtonTone, className: string | undefined): string =>
  classNames('btn', TONES[tone], className)

export interface ButtonProps extends ComponentProps<'button'> {
  tone?: ButtonTone
  /** At work: says so, ignores clicks, keeps the focus. */
  isBusy?: boolean
  /** Cannot be used for a reason that its text tells; keeps the focus, unlike `disabled`. */
  isUnavailable?: boolean
}

export const Button = ({
  tone = 'plain',
  isBusy = false,
  isUnavailable = false,
  className,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) => {
  const isInert = isBusy || isUnavailable
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(tone, className)}
      aria-disabled={isInert || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (isInert) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {isBusy && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  )
}

export interface ButtonLinkProps extends LinkProps {
  tone?: ButtonTone
}

/** A link that looks like a button: it leads somewhere. */
export const ButtonLink = ({ tone = 'plain', className, ...rest }: ButtonLinkProps) => (
  <Link {...rest} className={buttonClass(tone, className)} />
)
