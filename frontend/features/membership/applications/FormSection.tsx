import type { ReactNode } from 'react'
import { FORM_SECTIONS, type SectionLetter, sectionId } from './formSections'

/** One of the form's lettered sections. */
export const FormSection = ({
  letter,
  hint,
  children,
}: {
  letter: SectionLetter
  hint?: string
  children: ReactNode
}) => (
  <section
    aria-labelledby={sectionId(letter)}
    className="grid gap-5 border-t border-rule-strong pt-6 print:break-inside-avoid"
  >
    <div>
      <h2 id={sectionId(letter)} className="flex scroll-mt-24 gap-3 text-xl">
        <span className="text-laterite">{letter}</span> {FORM_SECTIONS[letter]}
      </h2>
      {hint && <p className="mt-1 max-w-text text-ink-soft">{hint}</p>}
    </div>
    {children}
  </section>
)

/** Fields side by side where there is room. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-5 sm:grid-cols-2">{children}</div>
)
