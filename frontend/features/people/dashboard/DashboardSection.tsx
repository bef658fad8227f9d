import type { ReactNode } from 'react'

export interface DashboardSectionProps {
  /** Names the section for the address and for assistive technology. */
  id: string
  title: string
  children: ReactNode
}

/** One matter on the desk: its title over a hairline, and what there is to say and do. */
export const DashboardSection = ({ id, title, children }: DashboardSectionProps) => (
  <section aria-labelledby={id} className="border-t border-rule-strong pt-5">
    <h2 id={id} className="text-xl">
      {title}
    </h2>
    <div className="mt-4 grid justify-items-start gap-5">{children}</div>
  </section>
)
