import type { ReactNode } from 'react'
import { Icon } from './Icon'

export interface DisclosureProps {
  id?: string
  /** Of those in one group, one is open at a time. */
  group?: string
  title: ReactNode
  children: ReactNode
}

/** Something that unfolds: the browser's own, which works before the script runs and is found by a search in the page. */
export const Disclosure = ({ id, group, title, children }: DisclosureProps) => (
  <details id={id} name={group} className="disclosure">
    <summary>
      <h3>{title}</h3>
      <Icon name="chevron" className="disclosure-sign" />
    </summary>
    <div className="pb-6 md:pe-16">{children}</div>
  </details>
)
