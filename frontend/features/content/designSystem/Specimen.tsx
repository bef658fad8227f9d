import type { ReactNode } from 'react'

export interface SpecimenProps {
  /** The component's name in the code. */
  name: string
  /** When to use it, and what it does by itself. */
  use: string
  children: ReactNode
}

/** A component with its states side by side. */
export const Specimen = ({ name, use, children }: SpecimenProps) => (
  <section className="grid gap-4 border-t border-rule-strong py-8 md:grid-cols-[16rem_1fr] md:gap-10">
    <div>
      <h3 className="text-xl">{name}</h3>
      <p className="mt-1 text-ink-soft">{use}</p>
    </div>
    <div className="flex min-w-0 flex-wrap items-start gap-4">{children}</div>
  </section>
)
