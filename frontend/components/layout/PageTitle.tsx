import type { ReactNode } from 'react'

export interface PageTitleProps {
  title: string
  /** A sentence or two below it. */
  children?: ReactNode
}

/** The head of a page below the home page. */
export const PageTitle = ({ title, children }: PageTitleProps) => (
  <header className="border-b border-rule-strong">
    <div className="wrap py-10 md:py-14">
      <h1 className="text-3xl">{title}</h1>
      {children && <p className="mt-3 max-w-text text-lg text-ink-soft">{children}</p>}
    </div>
  </header>
)
