'use client'

import { type ReactNode, useEffect, useState } from 'react'
import type { VersionConflict } from '../../../domain/content/edits/edits.schema'
import { ConflictDialog } from './ConflictDialog'
import { type Choice, guardSaves } from './guardSaves'

interface Asked {
  conflict: VersionConflict
  answer: (choice: Choice) => void
}

/** The panel asks before it leaves a changed form; who takes the other version has answered already. */
const reload = (): void => {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  window.location.reload()
}

/** Around the panel: a save that was refused because of somebody else's opens a dialog, and waits for its answer. */
export const VersionConflicts = ({ children }: { children: ReactNode }) => {
  const [asked, setAsked] = useState<Asked>()

  useEffect(() => {
    const send = window.fetch.bind(window)
    const ask = (conflict: VersionConflict): Promise<Choice> =>
      new Promise((resolve) =>
        setAsked({
          conflict,
          answer: (choice) => {
            setAsked(undefined)
            resolve(choice)
          },
        }),
      )
    window.fetch = guardSaves(send, { ask, reload })
    return () => {
      window.fetch = send
    }
  }, [])

  return (
    <>
      {children}
      {asked && <ConflictDialog conflict={asked.conflict} onAnswer={asked.answer} />}
    </>
  )
}
