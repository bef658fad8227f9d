import type { ReactNode } from 'react'

export interface EmptyStateProps {
  title: string
  children?: ReactNode
  /** What to do now. */
  action?: ReactNode
}

/** Says that there is nothing here, and what to do about it. */
export const EmptyState = ({ title, children, action }: EmptyStateProps) => (
  <div className="grid justify-items-start gap-3 border border-dashed border-edge p-6 md:p-10">
    <svg viewBox="0 0 96 40" className="drawing w-24" aria-hidden="true">
      <path className="t" d="M2 34h92M14 34V14M82 34V14" />
      <path className="d" d="M14 8v8M82 8v8M14 12h68" />
    </svg>
    <h2 className="text-xl">{title}</h2>
    {children && <p className="max-w-text text-ink-soft">{children}</p>}
    {action}
  </div>
)
