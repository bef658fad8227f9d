'use client'

import { type ReactNode, useEffect, useState } from 'react'
import type { ConfirmationNeeded } from '../../../domain/content/trash/uses.schema'
import { askBeforeDeleting } from './askBeforeDeleting'
import { DeletionDialog } from './DeletionDialog'

interface Asked {
  needed: ConfirmationNeeded
  answer: (isMeant: boolean) => void
}

/** Around the panel: a deletion that reaches other people or pages opens a dialog first, and waits for its answer. */
export const DeletionQuestions = ({ children }: { children: ReactNode }) => {
  const [asked, setAsked] = useState<Asked>()

  useEffect(() => {
    const send = window.fetch.bind(window)
    window.fetch = askBeforeDeleting(
      send,
      (needed) =>
        new Promise((resolve) =>
          setAsked({
            needed,
            answer: (isMeant) => {
              setAsked(undefined)
              resolve(isMeant)
            },
          }),
        ),
    )
    return () => {
      window.fetch = send
    }
  }, [])

  return (
    <>
      {children}
      {asked && <DeletionDialog needed={asked.needed} onAnswer={asked.answer} />}
    </>
  )
}
