import { type ReactNode, Suspense } from 'react'
import { useIsHydrated } from '../../lib/useIsHydrated'

/** A part that is loaded when the rest of the page already answers, and that the server leaves out. */
export const AfterHydration = ({ children }: { children: ReactNode }) =>
  useIsHydrated() && <Suspense>{children}</Suspense>
