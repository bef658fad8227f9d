'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ProofDialog } from './ProofDialog'
import { askForProof } from './askForProof'

/**
 * Asks who is there when the server wants to know before a change, and sends the change again: the panel's
 * own forms would only fail. Every request of the panel goes through `fetch`, so it is asked there.
 */
export const ProofProvider = ({ children }: { children: ReactNode }) => {
  const [isAsking, setIsAsking] = useState(false)
  const settle = useRef<(isProved: boolean) => void>(undefined)

  useEffect(() => {
    const send = window.fetch.bind(window)
    let asking: Promise<boolean> | undefined
    const ask = (): Promise<boolean> => {
      asking ??= new Promise<boolean>((resolve) => {
        settle.current = resolve
        setIsAsking(true)
      }).finally(() => {
        asking = undefined
        setIsAsking(false)
      })
      return asking
    }
    window.fetch = askForProof(send, ask)
    return () => {
      window.fetch = send
    }
  }, [])

  return (
    <>
      {children}
      {isAsking && (
        <ProofDialog onProved={() => settle.current?.(true)} onCancel={() => settle.current?.(false)} />
      )}
    </>
  )
}
