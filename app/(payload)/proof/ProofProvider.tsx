'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ProofDialog } from './ProofDialog'

const isProofAsked = async (response: Response): Promise<boolean> => {
  if (response.status !== 401) return false
  const body = (await response.clone().json().catch(() => undefined)) as { errors?: { code?: string }[] } | undefined
  return body?.errors?.[0]?.code === 'reauthentication_required'
}

const givenUp = (): Response => Response.json({ errors: [{ message: 'Nothing was changed, because you did not confirm your identity.' }] }, { status: 403 })

/**
 * Asks who is there when the server wants to know before a change, and sends the change again: the panel's own forms would
 * only fail. Every request of the panel goes through `fetch`, so it is asked there.
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
    window.fetch = async (input, init) => {
      const again = input instanceof Request ? input.clone() : input
      const response = await send(input, init)
      if (!(await isProofAsked(response))) return response
      return (await ask()) ? send(again, init) : givenUp()
    }
    return () => {
      window.fetch = send
    }
  }, [])

  return (
    <>
      {children}
      {isAsking && <ProofDialog onProved={() => settle.current?.(true)} onCancel={() => settle.current?.(false)} />}
    </>
  )
}
