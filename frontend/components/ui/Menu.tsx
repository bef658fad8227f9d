import { type ReactNode, useId } from 'react'
import { classNames } from '../../lib/classNames'
import { Icon } from './Icon'

export interface MenuProps {
  label: ReactNode
  /** Links and buttons, each in an `li`. */
  children: ReactNode
  /** Two columns on a wide screen. */
  isWide?: boolean
}

/** A disclosure: a button that shows a list of links. The starter opens and closes it; without it, focus opens it. */
export const Menu = ({ label, children, isWide = false }: MenuProps) => {
  const panelId = useId()
  return (
    <li className="menu">
      <button
        type="button"
        className="nav-item"
        aria-expanded="false"
        aria-controls={panelId}
        data-starter="menu"
        suppressHydrationWarning
      >
        {label}
        <Icon name="chevron" className="nav-chevron" />
      </button>
      <div id={panelId} className={classNames('menu-panel', isWide && 'menu-wide')} suppressHydrationWarning>
        <ul>{children}</ul>
      </div>
    </li>
  )
}
