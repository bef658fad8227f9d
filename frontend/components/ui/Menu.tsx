import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { classNames } from '../../lib/classNames'
import { Icon } from './Icon'

export interface MenuProps {
  label: ReactNode
  /** Links and buttons, each in an `li`. */
  children: ReactNode
  /** Two columns on a wide screen. */
  isWide?: boolean
}

/** Where the menus hang below a bar instead of unfolding in a list; as in layout.css. */
const isBar = (): boolean => matchMedia('(min-width: 72rem)').matches

/**
 * A disclosure: a button that shows a list of links. Arrow keys walk through it, Escape closes it and goes back to
 * the button, and so do a click beside it and a change of page. Before the script runs, focus opens it.
 */
export const Menu = ({ label, children, isWide = false }: MenuProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const panelId = useId()
  const item = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState(key)
  if (openedAt !== key) {
    setOpenedAt(key)
    setIsOpen(false)
  }

  useEffect(() => {
    if (!isOpen) return
    const onOutside = (event: Event): void => {
      if (isBar() && event.target instanceof Node && !item.current?.contains(event.target)) setIsOpen(false)
    }
    document.addEventListener('click', onOutside)
    document.addEventListener('focusin', onOutside)
    return () => {
      document.removeEventListener('click', onOutside)
      document.removeEventListener('focusin', onOutside)
    }
  }, [isOpen])

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      setIsOpen(false)
      button.current?.focus()
      return
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    if (!isOpen) setIsOpen(true)
    const step = event.key === 'ArrowDown' ? 1 : -1
    // After the panel is shown: what is hidden cannot take the focus.
    requestAnimationFrame(() => {
      const stops = [...(item.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
      const current = stops.findIndex((stop) => stop === document.activeElement)
      stops[(current + step + stops.length) % stops.length]?.focus()
    })
  }

  return (
    <li ref={item} className="menu" onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className="nav-item"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
        <Icon name="chevron" className="nav-chevron" />
      </button>
      <div
        id={panelId}
        className={classNames('menu-panel', isWide && 'menu-wide')}
        data-open={isOpen || undefined}
      >
        <ul>{children}</ul>
      </div>
    </li>
  )
}
