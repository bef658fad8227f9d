import type { ReactNode } from 'react'
import { Icon } from './Icon'

export interface DisclosureProps {
  id?: string
  /** Of those in one group, one is open at a time. */
  group?: string
  title: ReactNode
  level?: 2 | 3 | 4
  /** Whether it is open at first. */
  isOpen?: boolean
  children: ReactNode
}

/**
 * Something that unfolds: the browser's own, which works before the script runs and is found by a search in
 * the page. The starter unfolds what the address names, and brings it into view.
 */
export const Disclosure = ({ id, group, title, level = 3, isOpen, children }: DisclosureProps) => {
  const Title = `h${level}` as const
  return (
    <details id={id} name={group} className="disclosure" open={isOpen}>
      <summary>
        <Title>{title}</Title>
        <Icon name="chevron" className="disclosure-sign" />
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  )
}
