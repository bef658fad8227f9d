import { Suspense, lazy, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Loaded when somebody asks for help. */
const HelpDialog = lazy(async () => ({ default: (await import('./HelpDialog')).HelpDialog }))

export interface HelpButtonProps {
  /** The page of the navigation that is open, or that the open record belongs to. */
  page: { to: string; label: string }
}

/** The "?" of a page: what it is for, in three sentences, with the way to the guide. */
export const HelpButton = ({ page }: HelpButtonProps) => {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === key // another page closes it
  return (
    <>
      <button
        type="button"
        className="help-button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpenAt(key)}
      >
        <span aria-hidden="true">?</span>
        <span className="sr-only">Help with this page</span>
      </button>
      {isOpen && (
        <Suspense>
          <HelpDialog {...page} onClose={() => setOpenAt(undefined)} />
        </Suspense>
      )}
    </>
  )
}
