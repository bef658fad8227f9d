import type { ReactNode } from 'react'
import { useIsHydrated } from '../../lib/useIsHydrated'

/** A part of a page whose script comes after the others: until then, what is pressed in it waits. */
export const LaterPart = ({ className, children }: { className: string; children: ReactNode }) => (
  <div className={className} data-waiting={useIsHydrated() ? undefined : ''}>
    {children}
  </div>
)
