import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../../lib/classNames'
import { Icon } from '../ui/Icon'
import { Link } from '../ui/Link'

export interface MoreItemProps {
  /** Where it leads, of this application; or what it does. */
  to?: string
  /** An address of the server: a file, the panel. */
  href?: string
  onSelect?: () => void
  /** What takes something away stands apart, below the rest. */
  isDangerous?: boolean
  children: ReactNode
}

/** An entry of the menu: a link, or a button. */
export const MoreItem = ({ to, href, onSelect, isDangerous, children }: MoreItemProps) => {
  const className = classNames('nav-item', isDangerous && 'text-laterite')
  return (
    <li className={isDangerous ? 'more-apart' : undefined}>
      {to !== undefined ? (
        <Link to={to} className={className}>
          {children}
        </Link>
      ) : href !== undefined ? (
        <a href={href} className={className}>
          {children}
        </a>
      ) : (
        <button type="button" className={className} onClick={onSelect}>
          {children}
        </button>
      )}
    </li>
  )
}

/** What else can be done with a record: the browser's own disclosure, so that its links work before the script runs. */
export const MoreMenu = ({ children }: { children: ReactNode }) => {
  const box = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false)
    }
    const events = ['pointerdown', 'focusin'] as const
    for (const event of events) document.addEventListener(event, closeOutside)
    return () => {
      for (const event of events) document.removeEventListener(event, closeOutside)
    }
  }, [isOpen])
  return (
    <details
      ref={box}
      className="more"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        setOpen(false)
        box.current?.querySelector('summary')?.focus()
      }}
    >
      <summary className="btn">
        More
        <Icon name="chevron" className="size-3" />
      </summary>
      <ul className="more-panel" onClick={() => setOpen(false)}>
        {children}
      </ul>
    </details>
  )
}
